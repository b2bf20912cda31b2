import type { Document } from '../bson/values.ts';

/** The field whose entries are counted individually, by write command. */
const BATCHES: Readonly<Record<string, string>> = { insert: 'documents', update: 'updates', delete: 'deletes' };

/** The operation and network counters since the start, for serverStatus. */
export class OperationCounters {
  readonly #counts = { insert: 0, query: 0, update: 0, delete: 0, getmore: 0, command: 0 };
  #requests = 0;
  #bytesIn = 0;
  #bytesOut = 0;

  count(command: string, body: Document): void {
    this.#requests++;
    if (command === 'insert' || command === 'update' || command === 'delete') {
      const batch = body[BATCHES[command] as string];
      this.#counts[command] += Array.isArray(batch) ? batch.length : 1;
    } else if (command === 'find') this.#counts.query++;
    else if (command === 'getMore') this.#counts.getmore++;
    else this.#counts.command++;
  }

  received(bytes: number): void {
    this.#bytesIn += bytes;
  }

  sent(bytes: number): void {
    this.#bytesOut += bytes;
  }

  get operations(): Document {
    return Object.fromEntries(Object.entries(this.#counts).map(([name, count]) => [name, BigInt(count)]));
  }

  get network(): Document {
    return {
      bytesIn: BigInt(this.#bytesIn),
      bytesOut: BigInt(this.#bytesOut),
      numRequests: BigInt(this.#requests),
    };
  }
}
