import { Binary, type Timestamp } from 'bson';
import { type Document, isDocument } from '../bson/values.ts';
import type { OplogEntry } from '../oplog/oplog-entry.ts';
import { encodeToken, type Position } from './resume-token.ts';

/** The target of a stream: a collection, a database, or everything if both are missing. */
export interface Watched {
  database: string | undefined;
  collection: string | undefined;
  showExpandedEvents: boolean;
}

const EXPANDED = new Set(['create', 'createIndexes', 'dropIndexes', 'modify']);
const INTERNAL_DATABASES = new Set(['admin', 'config', 'local']);

/** Whether an operation of the oplog is an event of the stream. */
export function concerns(watched: Watched, operation: Document): boolean {
  if (EXPANDED.has(operation.kind as string) && !watched.showExpandedEvents) return false;
  if (includes(watched, operation.database as string, operation.collection as string | undefined)) return true;
  if (operation.kind !== 'rename') return false;
  const { db, coll } = (operation.detail as Document).to as { db: string; coll: string };
  return includes(watched, db, coll);
}

function includes(watched: Watched, database: string, collection: string | undefined): boolean {
  if (watched.collection !== undefined) return watched.database === database && watched.collection === collection;
  if (collection?.startsWith('system.')) return false;
  return watched.database === undefined ? !INTERNAL_DATABASES.has(database) : watched.database === database;
}

/** Whether the operation invalidates the stream. */
export function invalidates(watched: Watched, operation: Document): boolean {
  if (watched.collection !== undefined) return operation.kind === 'drop' || operation.kind === 'rename';
  return watched.database !== undefined && operation.kind === 'dropDatabase';
}

/** The event document of an operation, without pre- and post-images. */
export function buildEvent(entry: OplogEntry, operation: Document, position: Position, watched: Watched): Document {
  const kind = operation.kind as string;
  const event: Document = { _id: encodeToken(position), operationType: kind, clusterTime: entry.time };
  const isExpanded = watched.showExpandedEvents;
  if (isExpanded && operation.uuid !== undefined) event.collectionUUID = operation.uuid;
  event.wallTime = entry.wallTime;
  if (kind === 'insert' || kind === 'replace') event.fullDocument = operation.document;
  event.ns = { db: operation.database };
  if (operation.collection !== undefined) event.ns = { db: operation.database, coll: operation.collection };
  if ('id' in operation) event.documentKey = { _id: operation.id };
  if (kind === 'rename') event.to = (operation.detail as Document).to;
  if (isExpanded && operation.detail !== undefined) event.operationDescription = operation.detail;
  if (isDocument(operation.description)) {
    event.updateDescription = describeUpdate(operation.description, isExpanded);
  }
  if (operation.stateBefore !== undefined) event.stateBeforeChange = operation.stateBefore;
  if (entry.session !== undefined) {
    event.lsid = { id: entry.session.id, uid: NOBODY };
    event.txnNumber = entry.transaction;
  }
  return event;
}

/** The digest of an empty user name: the `uid` of sessions without authentication. */
const NOBODY = new Binary(Buffer.from('47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=', 'base64'), 0);

function describeUpdate(description: Document, isExpanded: boolean): Document {
  const { updatedFields, removedFields, truncatedArrays, disambiguatedPaths } = description;
  const shown: Document = { updatedFields, removedFields, truncatedArrays };
  return isExpanded ? { ...shown, disambiguatedPaths: disambiguatedPaths ?? {} } : shown;
}

export function invalidateEvent(time: Timestamp, wallTime: Date, position: Position): Document {
  return {
    _id: encodeToken({ ...position, isInvalidate: true }),
    operationType: 'invalidate',
    clusterTime: time,
    wallTime,
  };
}
