import { type Document, getKeys, hasOwn, isNumeric, toNumber, type Value } from '../bson/values.ts';
import { badValue, MongoError } from '../errors.ts';
import type { Server } from '../server/server.ts';
import { type CommandTable, type Context, GENERIC_FIELDS } from './context.ts';
import { isTrue } from './fields.ts';

interface Parameter {
  get(server: Server): Value;
  /** Undefined if the parameter cannot be changed at run time. */
  set?(server: Server, value: Value): void;
}

const PARAMETERS: Readonly<Record<string, Parameter>> = {
  allowDiskUseByDefault: {
    get: (server) => server.allowDiskUseByDefault,
    set: (server, value) => {
      server.allowDiskUseByDefault = flag('allowDiskUseByDefault', value);
    },
  },
  authenticationMechanisms: { get: () => [] },
  cursorTimeoutMillis: {
    get: ({ cursors }) => BigInt(cursors.timeout),
    set: ({ cursors }, value) => {
      cursors.timeout = positive('cursorTimeoutMillis', value);
    },
  },
  enableTestCommands: { get: ({ testCommands }) => testCommands },
  featureCompatibilityVersion: { get: () => ({ version: '8.0' }) },
  logicalSessionTimeoutMinutes: { get: () => 30 },
  requireApiVersion: { get: () => false },
  transactionLifetimeLimitSeconds: {
    get: ({ sessions }) => sessions.transactionLifetime,
    set: ({ sessions }, value) => {
      sessions.transactionLifetime = positive('transactionLifetimeLimitSeconds', value);
    },
  },
  ttlMonitorEnabled: {
    get: (server) => server.ttlMonitorEnabled,
    set: (server, value) => {
      server.ttlMonitorEnabled = flag('ttlMonitorEnabled', value);
    },
  },
  ttlMonitorSleepSecs: {
    get: (server) => server.ttlMonitorSleepSecs,
    set: (server, value) => {
      server.ttlMonitorSleepSecs = positive('ttlMonitorSleepSecs', value);
    },
  },
};

const NAMES = Object.keys(PARAMETERS);

function flag(name: string, value: Value): boolean {
  if (typeof value === 'boolean' || isNumeric(value)) return isTrue(value);
  throw badValue(`${name} must be a boolean`);
}

function positive(name: string, value: Value): number {
  const number = isNumeric(value) ? Math.trunc(toNumber(value)) : Number.NaN;
  if (number >= 1) return number;
  throw badValue(`Invalid value for parameter ${name}: ${String(value)} is not greater than or equal to 1`);
}

function getParameter({ server, body }: Context): Document {
  const isAll = body.getParameter === '*';
  const wanted = NAMES.filter((name) => isAll || hasOwn(body, name));
  if (wanted.length === 0) throw new MongoError('InvalidOptions', 'no option found to get');
  return Object.fromEntries(wanted.map((name) => [name, PARAMETERS[name]?.get(server)]));
}

function setParameter({ server, body, database }: Context): Document {
  if (database !== 'admin')
    throw new MongoError('Unauthorized', 'setParameter may only be run against the admin database.');
  const wanted = getKeys(body).filter((name) => name !== 'setParameter' && !GENERIC_FIELDS.has(name));
  if (wanted.length === 0)
    throw new MongoError('InvalidOptions', 'no option found to set, use help:true to see options ');
  const reply: Document = {};
  for (const name of wanted) {
    const parameter = hasOwn(PARAMETERS, name) ? PARAMETERS[name] : undefined;
    if (!parameter)
      throw new MongoError(
        'InvalidOptions',
        `attempted to set unrecognized parameter [${name}], use help:true to see options `,
      );
    if (!parameter.set) throw new MongoError('IllegalOperation', `not allowed to change [${name}] at runtime`);
    reply.was ??= parameter.get(server);
    parameter.set(server, body[name]);
  }
  return reply;
}

export const parameterCommands: CommandTable = {
  getParameter: { fields: 'any', run: getParameter },
  setParameter: { fields: 'any', run: setParameter },
};
