import { decode } from '../bson/decode.ts';
import { type Document, getKeys, isNumeric, RawDocument, toNumber } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { compileFilter } from '../matcher/match.ts';
import type { RunningOperation } from '../server/running-operations.ts';
import { type CommandTable, type Context, GENERIC_FIELDS } from './context.ts';

function checkDatabase({ name, database }: Context): void {
  if (database === 'admin') return;
  throw new MongoError('Unauthorized', `${name} may only be run against the admin database.`);
}

/** The running operations that match the filter in the command's fields. */
function currentOp(context: Context): Document {
  checkDatabase(context);
  const { server, body } = context;
  const conditions = getKeys(body).filter(
    (field) => field !== 'currentOp' && !field.startsWith('$') && !GENERIC_FIELDS.has(field),
  );
  const isWanted = compileFilter(Object.fromEntries(conditions.map((field) => [field, body[field]])));
  return {
    inprog: server.operations
      .all()
      .map((operation) => describe(server.host, operation))
      .filter(isWanted),
  };
}

const KINDS: Readonly<Record<string, string>> = {
  insert: 'insert',
  update: 'update',
  delete: 'remove',
  find: 'query',
  getMore: 'getmore',
};

function describe(host: string, { id, name, body, connection, startedAt }: RunningOperation): Document {
  const milliseconds = Date.now() - startedAt;
  const collection = body[name];
  return {
    type: 'op',
    host,
    desc: `conn${connection.id}`,
    connectionId: connection.id,
    client: connection.remoteAddress,
    ...(connection.applicationName === undefined ? {} : { appName: connection.applicationName }),
    active: true,
    opid: id,
    secs_running: BigInt(Math.floor(milliseconds / 1000)),
    microsecs_running: BigInt(milliseconds * 1000),
    op: KINDS[name] ?? 'command',
    ns: `${String(body.$db)}.${typeof collection === 'string' ? collection : '$cmd'}`,
    command: shortened(body),
  };
}

/** Longer lists are omitted. */
const LONGEST_LIST = 100;

function shortened(body: Document): Document {
  const shown: Document = {};
  for (const field of getKeys(body)) {
    const value = body[field];
    if (Array.isArray(value) && value.length > LONGEST_LIST) continue;
    shown[field] = Array.isArray(value)
      ? value.map((entry) => (entry instanceof RawDocument ? decode(entry.bytes) : entry))
      : value;
  }
  return shown;
}

function killOp(context: Context): Document {
  checkDatabase(context);
  const { op } = context.body;
  if (!isNumeric(op)) throw new MongoError('TypeMismatch', "BSON field 'killOp.op' must be a number");
  context.server.operations.kill(toNumber(op));
  return { info: 'attempting to kill op' };
}

export const currentOpCommands: CommandTable = {
  currentOp: { fields: 'any', run: currentOp },
  killOp: { fields: ['op'], run: killOp },
};
