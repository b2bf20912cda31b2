import { getHeapStatistics } from 'node:v8';
import { approximateSize } from '../bson/size.ts';
import type { Document } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { PAUSE, type Pause } from '../yielding.ts';

/** So much may a stage hold that must do without the disk, in bytes. */
export const STAGE_LIMIT = 100 * 1024 * 1024;

/**
 * So much may a stage hold where a real server would go on on the disk, in bytes: others hold something, too, and at the
 * end of the heap the process would end.
 */
const CEILING = Math.floor(getHeapStatistics().heap_size_limit / 8);

/** Counts what a stage holds, and ends it where that is too much. */
export class MemoryLimit {
  readonly bytes: number;
  readonly #holder: string;
  readonly #staysInMemory: boolean;
  #held = 0;

  /** @param staysInMemory whether the client has said that the disk may not be used */
  constructor(holder: string, staysInMemory: boolean) {
    this.#holder = holder;
    this.#staysInMemory = staysInMemory;
    this.bytes = staysInMemory ? Math.min(STAGE_LIMIT, CEILING) : CEILING;
  }

  add(bytes: number): void {
    this.#held += bytes;
    if (this.#held > this.bytes) throw this.exceeded();
  }

  exceeded(): MongoError {
    const message = `${this.#holder} exceeded memory limit of ${this.bytes} bytes`;
    if (!this.#staysInMemory) {
      return new MongoError('ExceededMemoryLimit', `${message}, and this server does not use the disk instead`);
    }
    return new MongoError(
      'QueryExceededMemoryLimitNoDiskUseAllowed',
      `${message}, but did not opt in to external sorting. Aborting operation. Pass allowDiskUse:true to opt in.`,
    );
  }
}

/** Rows that somebody is about to hold all. */
export function* heldWithin(limit: MemoryLimit, rows: Iterable<Document | Pause>): Generator<Document | Pause> {
  for (const row of rows) {
    if (row !== PAUSE) limit.add(approximateSize(row));
    yield row;
  }
}
