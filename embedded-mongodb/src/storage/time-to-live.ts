import { isNumeric, toNumber } from '../bson/values.ts';
import type { Engine } from '../engine.ts';
import { KEY_AFTER_ALL, keyOf } from '../index/key-string.ts';
import { LockedError } from '../transaction/locks.ts';
import type { Unit } from '../transaction/unit.ts';
import { nextTurn } from '../turns.ts';
import type { Collection, Index } from './collection.ts';
import { indexPrefix, readUint48 } from './keys.ts';

/** So many documents are deleted before others get a turn. */
export const BATCH = 200;
const EARLIEST = new Date(-8.64e15);

/**
 * Deletes the documents whose time in a TTL index is over. Where nothing is due it looks at one entry of each such
 * index; documents that a transaction is writing are left for the next time.
 */
export async function removeExpired(engine: Engine): Promise<void> {
  for (const collection of engine.catalog.all()) {
    for (const index of collection.indexes) {
      const due = dueIn(index, Date.now());
      if (!due || !engine.store.view().first(due.low, due.high)) continue;
      while (collection.indexes.includes(index) && (await removeBatch(engine, collection, index, due)) === BATCH) {
        await nextTurn();
      }
    }
  }
}

interface KeyRange {
  low: string;
  high: string;
}

/**
 * The entries of an index whose documents are due. Of an array each date has an entry, so that its earliest counts;
 * values that are no dates have theirs elsewhere.
 */
function dueIn(index: Index, now: number): KeyRange | undefined {
  const lifetime = index.specification.expireAfterSeconds;
  if (!isNumeric(lifetime) || index.fields.length !== 1) return undefined;
  const limit = new Date(now - toNumber(lifetime) * 1000);
  if (Number.isNaN(limit.getTime())) return undefined;
  const prefix = indexPrefix(index.id);
  const isDescending = index.fields[0]?.descending ?? false;
  const [first, last] = isDescending ? [limit, EARLIEST] : [EARLIEST, limit];
  return { low: prefix + keyOf(first, isDescending), high: prefix + keyOf(last, isDescending) + KEY_AFTER_ALL };
}

function removeBatch(engine: Engine, collection: Collection, index: Index, due: KeyRange): Promise<number> {
  return engine.write((unit) => {
    let removed = 0;
    for (const { key, value } of unit.view.range(due.low, due.high)) {
      const record = index.unique ? readUint48(value.toString('latin1'), 0) : readUint48(key, key.length - 6);
      if (removeRecord(unit, collection, record) && ++removed === BATCH) break;
    }
    return removed;
  });
}

/** Deletes a document, unless it is gone or a transaction is writing it: whether it did. */
export function removeRecord(unit: Unit, collection: Collection, record: number): boolean {
  const stored = unit.read(collection, record);
  if (!stored) return false;
  try {
    unit.delete(collection, stored);
    return true;
  } catch (error) {
    if (error instanceof LockedError) return false;
    throw error;
  }
}
