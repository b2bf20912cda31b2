import { type Document, isDocument, keysOf } from '../bson/values.ts';
import type { OplogEntry } from './oplog.ts';
import { encodeToken, type Position } from './resume-token.ts';

/** What a stream watches: a collection, a database, or everything where both are missing. */
export interface Watched {
  database: string | undefined;
  collection: string | undefined;
  showExpandedEvents: boolean;
}

const EXPANDED = new Set(['create', 'createIndexes', 'dropIndexes', 'modify']);

/** Whether an operation of the log is an event of the stream. */
export function concerns(watched: Watched, operation: Document): boolean {
  if (EXPANDED.has(operation.kind as string) && !watched.showExpandedEvents) return false;
  if (watched.database !== undefined && operation.database !== watched.database)
    return isTargetOfRename(watched, operation);
  if (operation.kind === 'dropDatabase') return watched.collection === undefined;
  if (watched.collection === undefined) return true;
  return operation.collection === watched.collection || isTargetOfRename(watched, operation);
}

function isTargetOfRename(watched: Watched, operation: Document): boolean {
  if (operation.kind !== 'rename' || watched.collection === undefined) return false;
  const to = (operation.detail as Document).to as Document;
  return to.db === watched.database && to.coll === watched.collection;
}

/** Whether the stream ends after the operation. */
export function invalidates(watched: Watched, operation: Document): boolean {
  if (watched.collection !== undefined) return operation.kind === 'drop' || operation.kind === 'rename';
  return watched.database !== undefined && operation.kind === 'dropDatabase';
}

/** The event document of an operation, without the looked-up documents. */
export function eventOf(entry: OplogEntry, operation: Document, position: Position, watched: Watched): Document {
  const kind = operation.kind as string;
  const event: Document = {
    _id: encodeToken(position),
    operationType: kind,
    clusterTime: entry.time,
    wallTime: entry.wallTime,
  };
  if (watched.showExpandedEvents && operation.uuid !== undefined) event.collectionUUID = operation.uuid;
  if (entry.session !== undefined) {
    event.txnNumber = entry.transaction;
    event.lsid = entry.session;
  }
  if (kind === 'insert' || kind === 'replace') event.fullDocument = operation.document;
  event.ns =
    operation.collection === undefined
      ? { db: operation.database }
      : { db: operation.database, coll: operation.collection };
  if (isDocument(operation.detail) && isDocument(operation.detail.to)) event.to = operation.detail.to;
  if ('id' in operation) event.documentKey = { _id: operation.id };
  if (isDocument(operation.description)) event.updateDescription = describeUpdate(operation.description);
  return event;
}

function describeUpdate(description: Document): Document {
  const ordered: Document = {};
  for (const name of ['updatedFields', 'removedFields', 'truncatedArrays']) ordered[name] = description[name];
  for (const name of keysOf(description)) if (!(name in ordered)) ordered[name] = description[name];
  return ordered;
}

export function invalidateEvent(entry: OplogEntry, position: Position): Document {
  return {
    _id: encodeToken({ ...position, isInvalidate: true }),
    operationType: 'invalidate',
    clusterTime: entry.time,
    wallTime: entry.wallTime,
  };
}
