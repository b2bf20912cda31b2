import type { Binary, Timestamp } from 'bson';
import { type Document, isDocument, RawDocument, type Value } from '../bson/values.ts';
import { type Collection, getNamespace } from '../catalog/collection.ts';

/** A change of a document, a collection or a database. */
export type OplogOperation =
  | { kind: 'insert'; collection: Collection; id: Value; bytes: Buffer }
  | {
      kind: 'update' | 'replace';
      collection: Collection;
      id: Value;
      bytes: Buffer;
      description: Document | undefined;
      before: Buffer;
    }
  | { kind: 'delete'; collection: Collection; id: Value; before: Buffer }
  | { kind: 'drop' | 'create' | 'createIndexes' | 'dropIndexes'; collection: Collection; detail?: Document }
  | { kind: 'modify'; collection: Collection; detail: Document; stateBefore: Document }
  | { kind: 'rename'; collection: Collection; detail: Document }
  | { kind: 'dropDatabase'; database: string };

/** One entry of the log: operations that became visible together. */
export interface OplogEntry {
  time: Timestamp;
  operations: Document[];
  wallTime: Date;
  session?: Document;
  transaction?: bigint;
}

export interface TransactionOrigin {
  session: Document;
  number: bigint;
}

/** The operation that creates a collection. */
export function toCreateOperation(collection: Collection): OplogOperation {
  const idIndex = collection.indexes[0]?.specification;
  return { kind: 'create', collection, detail: { ...(idIndex ? { idIndex } : {}), ...collection.options } };
}

/** Encodes an operation for the oplog. */
export function describeOperation(operation: OplogOperation): Document {
  if (operation.kind === 'dropDatabase') return { kind: operation.kind, database: operation.database };
  const { collection } = operation;
  const base: Document = {
    kind: operation.kind,
    database: collection.database,
    collection: collection.name,
    namespace: getNamespace(collection),
    uuid: collection.uuid as Binary,
  };
  if ('id' in operation) base.id = operation.id;
  if ('bytes' in operation && operation.kind !== 'update') base.document = new RawDocument(operation.bytes);
  if ('description' in operation && operation.description) base.description = operation.description;
  if ('before' in operation && keepsImages(collection)) {
    base.before = new RawDocument(operation.before);
    if (operation.kind === 'update') base.after = new RawDocument(operation.bytes);
  }
  if ('detail' in operation && operation.detail) base.detail = operation.detail;
  if ('stateBefore' in operation) base.stateBefore = operation.stateBefore;
  return base;
}

function keepsImages(collection: Collection): boolean {
  const option = collection.options.changeStreamPreAndPostImages;
  return isDocument(option) && option.enabled === true;
}

/** The channel name of a collection, a database, or the whole deployment. */
export function getChannel(database: string | undefined, collection: string | undefined): string {
  if (database === undefined) return '';
  return collection === undefined ? `${database}.` : `${database}.${collection}`;
}

/** The channels on which an operation is of interest. */
export function getChannels(operation: OplogOperation): string[] {
  if (operation.kind === 'dropDatabase') return ['', getChannel(operation.database, undefined)];
  const { database, name } = operation.collection;
  const channels = ['', getChannel(database, undefined), getChannel(database, name)];
  if (operation.kind === 'rename') {
    const to = operation.detail.to as { db: string; coll: string };
    channels.push(getChannel(to.db, undefined), getChannel(to.db, to.coll));
  }
  return channels;
}
