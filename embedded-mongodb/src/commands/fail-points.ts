import { type Document, isDocument, isNumeric, toNumber, type Value } from '../bson/values.ts';
import { badValue, MongoError } from '../errors.ts';
import type { Connection } from '../wire/connection.ts';

interface FailPoint {
  name: string;
  data: Document;
  remaining: number;
  skip: number;
}

/** Failures that a test orders with `configureFailPoint`. */
export class FailPoints {
  #points: FailPoint[] = [];

  configure(name: string, mode: Value, data: Document): void {
    if (name !== 'failCommand') throw new MongoError(370, `${name} is not a fail point of this server`);
    this.#points = this.#points.filter((point) => point.name !== name);
    if (mode === 'off') return;
    const times = isDocument(mode) && isNumeric(mode.times) ? toNumber(mode.times) : Number.POSITIVE_INFINITY;
    const skip = isDocument(mode) && isNumeric(mode.skip) ? toNumber(mode.skip) : 0;
    if (mode !== 'alwaysOn' && !isDocument(mode)) throw badValue('unknown fail point mode');
    this.#points.push({ name, data, remaining: times, skip });
  }

  /** The reply that is to be given instead of running the command, if any. */
  async before(command: string, connection: Connection): Promise<Document | undefined> {
    const point = this.#points.find((entry) => entry.data.writeConcernError === undefined && concerns(entry, command));
    if (!point || !this.#use(point)) return undefined;
    const { data } = point;
    if (data.blockConnection === true) {
      const wait = isNumeric(data.blockTimeMS) ? toNumber(data.blockTimeMS) : 0;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    if (data.closeConnection === true) {
      connection.close();
      return {};
    }
    if (!isNumeric(data.errorCode)) return undefined;
    return {
      ok: 0,
      errmsg: `Failing command via 'failCommand' failpoint`,
      code: data.errorCode,
      codeName: `Location${toNumber(data.errorCode)}`,
      ...(Array.isArray(data.errorLabels) ? { errorLabels: data.errorLabels } : {}),
    };
  }

  /** Adds the write concern error that a test ordered. */
  after(command: string, reply: Document): void {
    const point = this.#points.find((entry) => entry.data.writeConcernError !== undefined && concerns(entry, command));
    if (!point || !this.#use(point)) return;
    reply.writeConcernError = point.data.writeConcernError;
    if (Array.isArray(point.data.errorLabels)) reply.errorLabels = point.data.errorLabels;
  }

  #use(point: FailPoint): boolean {
    if (point.skip > 0) {
      point.skip--;
      return false;
    }
    if (point.remaining <= 0) return false;
    point.remaining--;
    return true;
  }
}

function concerns(point: FailPoint, command: string): boolean {
  const { failCommands } = point.data;
  return Array.isArray(failCommands) && failCommands.includes(command);
}
