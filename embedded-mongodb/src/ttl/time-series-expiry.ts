import { isDocument, isNumeric, toNumber } from '../bson/values.ts';
import { type Collection, getNamespace } from '../catalog/collection.ts';
import { decodeRecord, documentPrefix } from '../storage/keys.ts';
import { StoredDocument } from '../storage/stored-document.ts';
import type { Engine } from '../transaction/engine.ts';
import { isTurnOver, nextTurn } from '../yielding.ts';
import { removeRecord } from './time-to-live.ts';

/** The number of documents deleted in one turn. */
const BATCH = 200;

/** The pause between two scans of a time series, as a multiple of the thread time of the last scan. */
const REST = 50;

const restsUntil = new WeakMap<Collection, number>();

/**
 * Deletes the expired documents of time series. Their times are not indexed, so that each run scans the collection: large
 * time series are scanned less often.
 */
export async function removeExpiredMeasurements(engine: Engine): Promise<void> {
  for (const collection of engine.catalog.all()) {
    if (!dueIn(collection) || (restsUntil.get(collection) ?? 0) > performance.now()) continue;
    const took = await removeDue(engine, collection);
    restsUntil.set(collection, performance.now() + REST * took);
  }
}

type IsDue = (stored: StoredDocument) => boolean;

/** A test for the expired documents of a time series; undefined if its documents do not expire. */
function dueIn({ options }: Collection): IsDue | undefined {
  const { timeseries, expireAfterSeconds } = options;
  if (!isDocument(timeseries) || !isNumeric(expireAfterSeconds)) return undefined;
  const timeField = String(timeseries.timeField);
  const limit = Date.now() - toNumber(expireAfterSeconds) * 1000;
  const needed = new Set([timeField]);
  return (stored) => {
    const time = stored.withFields(needed)[timeField];
    return time instanceof Date && time.getTime() <= limit;
  };
}

/** Returns the duration of the scan in milliseconds, without the waits for other work. */
async function removeDue(engine: Engine, collection: Collection): Promise<number> {
  let took = 0;
  let from: string | undefined = documentPrefix(collection.id);
  while (from !== undefined) {
    // The lifetime may have been changed or removed since the last turn.
    const isDue = engine.catalog.get(getNamespace(collection)) === collection ? dueIn(collection) : undefined;
    if (!isDue) return took;
    const began = performance.now();
    const part = dueRecords(engine, collection, from, isDue);
    took += performance.now() - began;
    if (part.records.length > 0) {
      await engine.write((batch) => {
        for (const record of part.records) removeRecord(batch, collection, record);
      });
    }
    from = part.next;
    await nextTurn();
  }
  return took;
}

/** The expired documents among those examined in one turn, and the key to continue from. */
function dueRecords(
  engine: Engine,
  collection: Collection,
  from: string,
  isDue: IsDue,
): { records: number[]; next: string | undefined } {
  const records: number[] = [];
  for (const { key, value } of engine.store.view().range(from, documentPrefix(collection.id + 1))) {
    const record = decodeRecord(key);
    if (isDue(new StoredDocument(record, value))) records.push(record);
    if (records.length === BATCH || isTurnOver()) return { records, next: `${key}\0` };
  }
  return { records, next: undefined };
}
