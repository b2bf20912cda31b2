import { getHeapStatistics } from 'node:v8';
import { approximateSize } from '../bson/size.ts';
import type { Document } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { PAUSE, type Pause } from '../yielding.ts';

/** The memory limit in bytes of a stage that may not use the disk. */
export const STAGE_LIMIT = 100 * 1024 * 1024;

/**
 * The memory limit in bytes of a stage where a real server would use the disk: a fraction of the heap, since an exhausted
 * heap ends the process.
 */
const CEILING = Math.floor(getHeapStatistics().heap_size_limit / 8);

/** Counts the bytes that a stage holds; throws above the limit. */
export class MemoryLimit {
  readonly bytes: number;
  readonly #holder: string;
  readonly #staysInMemory: boolean;
  #held = 0;

  /** @param staysInMemory whether the client forbids the use of the disk */
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

/** Passes on rows that the consumer holds, and counts them. */
export function* heldWithin(limit: MemoryLimit, rows: Iterable<Document | Pause>): Generator<Document | Pause> {
  for (const row of rows) {
    if (row !== PAUSE) limit.add(approximateSize(row));
    yield row;
  }
}
