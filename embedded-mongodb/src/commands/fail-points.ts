import { type Document, isDocument, isNumeric, keysOf, toNumber, type Value } from '../bson/values.ts';
import { badValue, MongoError } from '../errors.ts';
import type { Connection } from '../wire/connection.ts';

/** The fail points of this server, with what may be said about the failure. */
const DATA_FIELDS = {
  failCommand: [
    'failCommands',
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
  remaining: number;
  skip: number;
}

/** Failures that a test orders with `configureFailPoint`. */
export class FailPoints {
  readonly #points = new Map<Name, FailPoint>();

  configure(name: string, mode: Value, data: Document): void {
    if (!isKnown(name)) throw new MongoError('FailPointSetFailed', `${name} is not a fail point of this server`);
    for (const field of keysOf(data)) {
      if (!(DATA_FIELDS[name] as readonly string[]).includes(field)) {
        throw new MongoError('CommandNotSupported', `this server does not support '${field}' of ${name}`);
      }
    }
    if (mode === 'off') this.#points.delete(name);
    else this.#points.set(name, { data, ...countsOf(mode) });
  }

  /** Fails, delays or cuts off a command before it runs; true where its connection was cut. */
  async beforeCommand(command: string, connection: Connection): Promise<boolean> {
    const data = this.#take('failCommand', (point) => !point.writeConcernError && concerns(point, command));
    if (!data) return false;
    if (data.blockConnection === true) {
      const wait = isNumeric(data.blockTimeMS) ? toNumber(data.blockTimeMS) : 0;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    return fail('failCommand', data, connection);
  }

  /** The reply with the write concern error that a test ordered, or as it is. */
  afterCommand(command: string, reply: Document): Document {
    const data = this.#take(
      'failCommand',
      (point) => point.writeConcernError !== undefined && concerns(point, command),
    );
    if (!data) return reply;
    const labels = Array.isArray(data.errorLabels) ? { errorLabels: data.errorLabels } : {};
    return { ...reply, writeConcernError: data.writeConcernError, ...labels };
  }

  /** Cuts the connection before a statement of a retryable write, which is then either run or failed. */
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

  /** What is to happen now, where the fail point is on and meant. */
  #take(name: Name, isMeant: (data: Document) => boolean = () => true): Document | undefined {
    const point = this.#points.get(name);
    if (!point || !isMeant(point.data) || point.remaining <= 0) return undefined;
    if (point.skip > 0) {
      point.skip--;
      return undefined;
    }
    point.remaining--;
    return point.data;
  }
}

function isKnown(name: string): name is Name {
  return Object.hasOwn(DATA_FIELDS, name);
}

function countsOf(mode: Value): { remaining: number; skip: number } {
  const always = Number.POSITIVE_INFINITY;
  if (mode === 'alwaysOn') return { remaining: always, skip: 0 };
  if (isDocument(mode) && isNumeric(mode.times)) return { remaining: toNumber(mode.times), skip: 0 };
  if (isDocument(mode) && isNumeric(mode.skip)) return { remaining: always, skip: toNumber(mode.skip) };
  throw badValue("a fail point's mode must be off, alwaysOn, {times: n} or {skip: n}");
}

function concerns(data: Document, command: string): boolean {
  return Array.isArray(data.failCommands) && data.failCommands.includes(command);
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
