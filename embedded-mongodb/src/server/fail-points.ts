import { type Document, getKeys, isDocument, isNumeric, toNumber, type Value } from '../bson/values.ts';
import { badValue, MongoError, typeMismatch } from '../errors.ts';
import type { Connection } from '../wire/connection.ts';
import { applicationIn } from './client-metadata.ts';

/** The fail points of this server with their data fields. */
const DATA_FIELDS = {
  failCommand: [
    'failCommands',
    'appName',
    'namespace',
    'errorCode',
    'errorLabels',
    'closeConnection',
    'writeConcernError',
    'blockConnection',
    'blockTimeMS',
  ],
  onPrimaryTransactionalWrite: ['closeConnection', 'failBeforeCommitExceptionCode'],
  failGetMoreAfterCursorCheckout: ['errorCode', 'closeConnection'],
} as const;

type Name = keyof typeof DATA_FIELDS;

interface FailPoint {
  readonly data: Document;
  /** The number of remaining activations. */
  remaining: number;
  /** The number of remaining skips. */
  skip: number;
  readonly probability: number;
}

/** A command that a fail point may affect. */
export interface FailableCommand {
  readonly name: string;
  readonly body: Document;
  readonly connection: Connection;
}

/** The fail points that tests configure with `configureFailPoint`. */
export class FailPoints {
  readonly #points = new Map<Name, FailPoint>();
  readonly #struck = new Map<Name, number>();

  /** Returns how often the fail point was activated. */
  configure(name: string, mode: Value, data: Document): number {
    if (!isKnown(name)) throw new MongoError('FailPointSetFailed', `${name} is not a fail point of this server`);
    for (const field of getKeys(data)) {
      if (!(DATA_FIELDS[name] as readonly string[]).includes(field)) {
        throw new MongoError('CommandNotSupported', `this server does not support '${field}' of ${name}`);
      }
    }
    if (mode === 'off') {
      this.#points.delete(name);
    } else {
      const when = parseMode(mode);
      checkData(data);
      this.#points.set(name, { data, ...when });
    }
    return this.#struck.get(name) ?? 0;
  }

  /** Fails, delays or disconnects a command before it runs; true if the connection was closed. */
  async beforeCommand(command: FailableCommand): Promise<boolean> {
    const data = this.#take('failCommand', (point) => isForBefore(point) && concerns(point, command));
    if (!data) return false;
    if (data.blockConnection === true && data.closeConnection !== true) {
      await new Promise((resolve) => setTimeout(resolve, toNumber(data.blockTimeMS as number)));
      // A client that has given up may be in its next test, which this delay must not affect.
      if (command.connection.isClosed) return true;
    }
    return fail('failCommand', data, command.connection);
  }

  /** Adds the write concern error of a fail point to a reply. */
  afterCommand(command: FailableCommand, reply: Document): Document {
    const data = this.#take(
      'failCommand',
      (point) => point.writeConcernError !== undefined && concerns(point, command),
    );
    if (!data) return reply;
    const labels = Array.isArray(data.errorLabels) ? { errorLabels: data.errorLabels } : {};
    return { ...reply, writeConcernError: data.writeConcernError, ...labels };
  }

  /** `onPrimaryTransactionalWrite`: closes the connection before a retryable write, which is then executed or failed. */
  onTransactionalWrite(connection: Connection): void {
    const data = this.#take('onPrimaryTransactionalWrite');
    if (!data) return;
    if (data.closeConnection !== false) connection.close();
    fail('onPrimaryTransactionalWrite', { errorCode: data.failBeforeCommitExceptionCode }, connection);
  }

  onGetMore(connection: Connection): void {
    const data = this.#take('failGetMoreAfterCursorCheckout');
    if (data) fail('failGetMoreAfterCursorCheckout', data, connection);
  }

  /** The data of the fail point if it is active and applies; counts the activation. */
  #take(name: Name, isMeant: (data: Document) => boolean = () => true): Document | undefined {
    const point = this.#points.get(name);
    if (!point || !isMeant(point.data) || point.remaining <= 0) return undefined;
    if (point.skip > 0) {
      point.skip--;
      return undefined;
    }
    if (point.probability < 1 && Math.random() >= point.probability) return undefined;
    point.remaining--;
    this.#struck.set(name, (this.#struck.get(name) ?? 0) + 1);
    return point.data;
  }
}

function isKnown(name: string): name is Name {
  return Object.hasOwn(DATA_FIELDS, name);
}

const ALWAYS = Number.POSITIVE_INFINITY;

function parseMode(mode: Value): { remaining: number; skip: number; probability: number } {
  if (mode === 'alwaysOn') return { remaining: ALWAYS, skip: 0, probability: 1 };
  if (isDocument(mode) && getKeys(mode).length === 1) {
    const { times, skip, activationProbability: probability } = mode;
    if (isCount(times)) return { remaining: toNumber(times), skip: 0, probability: 1 };
    if (isCount(skip)) return { remaining: ALWAYS, skip: toNumber(skip), probability: 1 };
    if (isNumeric(probability) && toNumber(probability) >= 0 && toNumber(probability) <= 1) {
      return { remaining: ALWAYS, skip: 0, probability: toNumber(probability) };
    }
  }
  throw badValue(
    "a fail point's mode must be off, alwaysOn, {times: n}, {skip: n} or {activationProbability: p from 0 to 1}",
  );
}

function isCount(value: Value): value is number {
  return isNumeric(value) && toNumber(value) >= 0;
}

function checkData(data: Document): void {
  const lists = ['failCommands', 'errorLabels'].filter((field) => data[field] !== undefined);
  for (const field of lists) {
    const value = data[field];
    if (!Array.isArray(value) || value.some((entry) => typeof entry !== 'string')) {
      throw typeMismatch(`'${field}' must be an array of strings`);
    }
  }
  for (const field of ['appName', 'namespace']) {
    if (data[field] !== undefined && typeof data[field] !== 'string') throw typeMismatch(`'${field}' must be a string`);
  }
  if (data.blockConnection === true && !isCount(data.blockTimeMS)) {
    throw new MongoError('InvalidOptions', "must specify 'blockTimeMS' when 'blockConnection' is true");
  }
}

/** Whether the fail point acts before the command; a write concern error only changes its reply. */
function isForBefore({ closeConnection, blockConnection, errorCode }: Document): boolean {
  return closeConnection === true || blockConnection === true || isNumeric(errorCode);
}

/** Never failed, so that fail points can be switched off. */
const NEVER_FAILED = 'configureFailPoint';

/** Whether the fail point applies to the command, by name, application and namespace. */
function concerns(data: Document, { name, body, connection }: FailableCommand): boolean {
  const { failCommands, appName, namespace } = data;
  if (name === NEVER_FAILED || !Array.isArray(failCommands)) return false;
  if (!failCommands.some((each) => isSameCommand(String(each), name))) return false;
  // The first handshake carries the application name itself.
  if (appName !== undefined && appName !== (applicationIn(body) ?? connection.applicationName)) return false;
  return namespace === undefined || namespace === `${String(body.$db)}.${String(body[name])}`;
}

/** Whether two command names are equal: some commands have an alias in lower case. */
function isSameCommand(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}

function fail(name: Name, data: Document, connection: Connection): boolean {
  if (data.closeConnection === true) {
    connection.close();
    return true;
  }
  if (!isNumeric(data.errorCode)) return false;
  throw new MongoError(toNumber(data.errorCode), `Failing command via '${name}' failpoint`, {
    labels: Array.isArray(data.errorLabels) ? data.errorLabels.map(String) : undefined,
  });
}
