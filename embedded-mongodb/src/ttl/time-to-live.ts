import { isNumeric, toNumber } from '../bson/values.ts';
import type { Collection, Index } from '../catalog/collection.ts';
import { decodeEntryRecord } from '../index/entries.ts';
import { encodeKey, KEY_AFTER_ALL } from '../key-string/key-string.ts';
import { indexPrefix } from '../storage/keys.ts';
import type { Engine } from '../transaction/engine.ts';
import { LockedError } from '../transaction/locks.ts';
import type { WriteBatch } from '../transaction/write-batch.ts';
import type { Break, Writer } from '../transaction/writer.ts';
import { isTurnOver, PAUSE } from '../yielding.ts';

const EARLIEST = new Date(-8.64e15);

/**
 * Deletes the documents that are expired by a TTL index. If none is expired, it reads one entry of each such index.
 * Documents locked by a transaction are left for the next run.
 */
export async function removeExpired(engine: Engine): Promise<void> {
  for (const collection of engine.catalog.all()) {
    for (const index of collection.indexes) {
      const due = dueIn(index, Date.now());
      if (!due || !engine.store.view().first(due.low, due.high)) continue;
      await engine.writing.inSlices((writer) => removeDue(writer, collection, index, due));
    }
  }
}

interface KeyRange {
  low: string;
  high: string;
}

/**
 * The range of expired entries in an index. Each date of an array has an entry, so that the earliest one counts. Values
 * other than dates are outside of the range.
 */
function dueIn(index: Index, now: number): KeyRange | undefined {
  const lifetime = index.specification.expireAfterSeconds;
  if (!isNumeric(lifetime) || index.fields.length !== 1) return undefined;
  const limit = new Date(now - toNumber(lifetime) * 1000);
  if (Number.isNaN(limit.getTime())) return undefined;
  const prefix = indexPrefix(index.id);
  const isDescending = index.fields[0]?.descending ?? false;
  const [first, last] = isDescending ? [limit, EARLIEST] : [EARLIEST, limit];
  return { low: prefix + encodeKey(first, isDescending), high: prefix + encodeKey(last, isDescending) + KEY_AFTER_ALL };
}

function* removeDue(writer: Writer, collection: Collection, index: Index, due: KeyRange): Generator<Break, void> {
  let { low } = due;
  while (writer.has(collection) && collection.indexes.includes(index)) {
    const { batch } = writer;
    let isPaused = false;
    for (const { key, value } of batch.view.range(low, due.high)) {
      low = key;
      removeRecord(batch, collection, decodeEntryRecord(index, key, value));
      isPaused = isTurnOver();
      if (isPaused) break;
    }
    if (!isPaused) return;
    yield PAUSE;
  }
}

/** Deletes a document, unless it is gone or locked by a transaction. */
export function removeRecord(batch: WriteBatch, collection: Collection, record: number): void {
  const stored = batch.read(collection, record);
  if (!stored) return;
  try {
    batch.delete(collection, stored);
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
  }
}
