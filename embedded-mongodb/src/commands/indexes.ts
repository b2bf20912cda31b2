import { type Document, isDocument, type Value } from '../bson/values.ts';
import { type Collection, getNamespace, type Index, isView, makeIndex } from '../catalog/collection.ts';
import { MongoError } from '../errors.ts';
import type { IndexBuild } from '../index/build.ts';
import { decodeRecord, documentPrefix, indexPrefix } from '../storage/keys.ts';
import { StoredDocument } from '../storage/stored-document.ts';
import { WriteSet } from '../storage/write-set.ts';
import type { WriteBatch } from '../transaction/write-batch.ts';
import { isTurnOver, PAUSE } from '../yielding.ts';
import { type CommandTable, type Context, getCollection, write } from './context.ts';
import { listRows } from './cursor.ts';
import { arrayField } from './fields.ts';
import { buildIndexes } from './index-building.ts';
import { existingIndex, identicalKeys, indexSpecification } from './index-specification.ts';
import { collectionName, notOnView } from './names.ts';
import { ensureWrittenCollection } from './written-collection.ts';

const MAX_INDEXES = 64;

async function createIndexes(context: Context): Promise<Document> {
  const known = getCollection(context);
  const specifications = arrayField(context, 'indexes').map((entry) => indexSpecification(entry, known));
  if (specifications.length === 0) throw new MongoError('BadValue', 'Must specify at least one index to create');
  const createdCollectionAutomatically = known === undefined;
  const collection = await ensureWrittenCollection(context, context.database, collectionName(context));
  for (let same = sameBuild(context, collection, specifications); same; ) {
    await same.ended;
    same = sameBuild(context, collection, specifications);
  }
  const numIndexesBefore = collection.indexes.length;
  const wanted = specifications.filter((specification) => existingIndex(collection, specification) === undefined);
  if (allIndexes(context, collection).length + wanted.length > MAX_INDEXES) {
    throw new MongoError('CannotCreateIndex', `add index fails, too many indexes for ${getNamespace(collection)}`);
  }
  if (wanted.length > 0) {
    if (context.transaction) await buildInTransaction(context, collection, wanted);
    else await build(context, collection, wanted);
  }
  const reply: Document = {
    numIndexesBefore,
    numIndexesAfter: collection.indexes.length,
    createdCollectionAutomatically,
  };
  if (wanted.length === 0) reply.note = 'all indexes already exist';
  return reply;
}

/** The indexes of a collection, including those being built. */
function allIndexes({ engine }: Context, collection: Collection): Index[] {
  return [...collection.indexes, ...engine.builds.on(collection).flatMap(({ indexes }) => indexes)];
}

/** The running build of one of these indexes. Throws if a running build conflicts with them. */
function sameBuild(
  context: Context,
  collection: Collection,
  specifications: readonly Document[],
): IndexBuild | undefined {
  const indexes = allIndexes(context, collection);
  const same = specifications.map((specification) => existingIndex({ ...collection, indexes }, specification));
  return context.engine.builds.on(collection).find((build) => build.indexes.some((index) => same.includes(index)));
}

/** In a transaction only collections that it created can be indexed, as no other operation can use them. */
function checkIsNew(context: Context, collection: Collection): void {
  const namespace = getNamespace(collection);
  if (context.transaction?.open?.batch.created.has(namespace)) return;
  throw new MongoError(
    'OperationNotSupportedInTransaction',
    `Cannot create new indexes on existing collection ${namespace} in a multi-document transaction.`,
  );
}

function build(context: Context, collection: Collection, specifications: readonly Document[]): Promise<void> {
  const indexes = specifications.map((specification) => makeIndex(context.engine.catalog.newId(), specification));
  return buildIndexes(context, collection, indexes, (batch) => publish(batch, collection, indexes));
}

function buildInTransaction(
  context: Context,
  collection: Collection,
  specifications: readonly Document[],
): Promise<void> {
  checkIsNew(context, collection);
  const indexes = specifications.map((specification) => makeIndex(context.engine.catalog.newId(), specification));
  return write(context, function* ({ batch }) {
    for (const { key, value } of batch.view.range(documentPrefix(collection.id), documentPrefix(collection.id + 1))) {
      const stored = new StoredDocument(decodeRecord(key), value);
      for (const index of indexes) batch.addToIndex(collection, index, stored);
      if (isTurnOver()) yield PAUSE;
    }
    publish(batch, collection, indexes);
  });
}

function publish(batch: WriteBatch, collection: Collection, indexes: readonly Index[]): void {
  collection.indexes.push(...indexes);
  batch.changedCatalog.add(collection);
  // As on a real member, indexes of an empty collection are reported one by one.
  const specifications = indexes.map(({ specification }) => specification);
  const groups = collection.count === 0 ? specifications.map((each) => [each]) : [specifications];
  for (const group of groups) batch.operations.push({ kind: 'createIndexes', collection, detail: { indexes: group } });
}

async function listIndexes(context: Context): Promise<Document> {
  const collection = getCollection(context);
  const namespace = `${context.database}.${collectionName(context)}`;
  if (!collection) throw new MongoError('NamespaceNotFound', `ns does not exist: ${namespace}`);
  if (isView(collection)) throw notOnView(namespace);
  return listRows(
    context,
    namespace,
    collection.indexes.map((index) => shownIndex(collection, index)),
  );
}

/** The specification in listIndexes: that of a clustered index has the options of the create command. */
function shownIndex({ options }: Collection, index: Index): Document {
  if (index.name !== '_id_' || !isDocument(options.clusteredIndex)) return index.specification;
  const { clusteredIndex, expireAfterSeconds } = options;
  return { ...clusteredIndex, clustered: true, ...(expireAfterSeconds === undefined ? {} : { expireAfterSeconds }) };
}

async function dropIndexes(context: Context): Promise<Document> {
  const { engine } = context;
  const collection = getCollection(context);
  const namespace = `${context.database}.${collectionName(context)}`;
  if (!collection) throw new MongoError('NamespaceNotFound', `ns not found ${namespace}`);
  if (isView(collection)) throw notOnView(namespace);
  const selector = await withoutBuilds(context, collection, context.body.index);
  await engine.waitForUsers(namespace);
  const nIndexesWas = collection.indexes.length;
  const dropped = chosen(collection, selector);
  const writeSet = new WriteSet();
  for (const index of dropped) engine.eraser.erase(writeSet, indexPrefix(index.id), indexPrefix(index.id + 1));
  collection.indexes = collection.indexes.filter((index) => !dropped.includes(index));
  engine.catalog.save(collection, writeSet);
  engine.commitCatalog(
    writeSet,
    dropped.map((index) => ({ kind: 'dropIndexes', collection, detail: { indexes: [index.specification] } })),
  );
  context.server.cursors.killIn((name) => name === namespace);
  return { nIndexesWas };
}

/** Aborts the builds of indexes to be dropped; returns a predicate for the remaining indexes. */
async function withoutBuilds({ engine }: Context, collection: Collection, selector: Value): Promise<Value> {
  const isMeant = (index: Index) =>
    selector === '*' || (Array.isArray(selector) ? selector : [selector]).some((entry) => isSelected(index, entry));
  const builds = engine.builds.on(collection).filter(({ indexes }) => indexes.some(isMeant));
  if (builds.length === 0) return selector;
  engine.builds.abort(collection, 'dropIndexes command', isMeant);
  await Promise.all(builds.map(({ ended }) => ended));
  if (selector === '*') return selector;
  const isBuilt = (entry: Value) => builds.some(({ indexes }) => indexes.some((index) => isSelected(index, entry)));
  return (Array.isArray(selector) ? selector : [selector]).filter((entry) => !isBuilt(entry));
}

function isSelected(index: Index, selector: Value): boolean {
  return isDocument(selector) ? identicalKeys(index.specification.key as Document, selector) : index.name === selector;
}

function chosen(collection: Collection, selector: Value): Index[] {
  if (selector === '*') return collection.indexes.filter((index) => index.name !== '_id_');
  const selectors = Array.isArray(selector) ? selector : [selector];
  return selectors.map((entry) => {
    const found = collection.indexes.filter((candidate) => isSelected(candidate, entry));
    if (found.length > 1) {
      throw new MongoError(
        'AmbiguousIndexKeyPattern',
        `${found.length} indexes found for key: ${JSON.stringify(entry)}, identify by name instead.`,
      );
    }
    const [index] = found;
    if (!index) {
      throw new MongoError(
        'IndexNotFound',
        isDocument(entry)
          ? `can't find index with key: ${JSON.stringify(entry)}`
          : `index not found with name [${String(entry)}]`,
      );
    }
    if (index.name === '_id_') throw new MongoError('InvalidOptions', 'cannot drop _id index');
    return index;
  });
}

export const indexCommands: CommandTable = {
  createIndexes: {
    fields: ['indexes', 'commitQuorum', 'rawData'],
    inTransaction: true,
    isWrite: true,
    run: createIndexes,
  },
  listIndexes: { fields: ['cursor', 'rawData'], run: listIndexes },
  dropIndexes: { fields: ['index', 'rawData'], isWrite: true, run: dropIndexes },
};
