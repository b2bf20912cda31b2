import { type Document, isDocument, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { Query } from '../query/query.ts';
import { type Collection, type Index, isView, makeIndex, namespaceOf } from '../storage/collection.ts';
import { indexPrefix } from '../storage/keys.ts';
import { Layer } from '../storage/layer.ts';
import {
  arrayField,
  type CommandTable,
  type Context,
  collectionName,
  collectionOf,
  ensureWrittenCollection,
  notOnView,
  write,
} from './context.ts';
import { listRows } from './cursor.ts';
import { existingIndex, identicalKeys, indexSpecification } from './index-specification.ts';

const MAX_INDEXES = 64;

async function createIndexes(context: Context): Promise<Document> {
  const { engine } = context;
  const known = collectionOf(context);
  const specifications = arrayField(context, 'indexes').map((entry) => indexSpecification(entry, known));
  if (specifications.length === 0) throw new MongoError('BadValue', 'Must specify at least one index to create');
  const createdCollectionAutomatically = known === undefined;
  const collection = await ensureWrittenCollection(context, context.database, collectionName(context));
  const numIndexesBefore = collection.indexes.length;
  const wanted = specifications.filter((specification) => existingIndex(collection, specification) === undefined);
  if (collection.indexes.length + wanted.length > MAX_INDEXES) {
    throw new MongoError('CannotCreateIndex', `add index fails, too many indexes for ${namespaceOf(collection)}`);
  }
  if (wanted.length > 0) {
    if (context.transaction) checkIsNew(context, collection);
    else await engine.waitForUsers(namespaceOf(collection));
    await build(context, collection, wanted);
  }
  const reply: Document = {
    numIndexesBefore,
    numIndexesAfter: collection.indexes.length,
    createdCollectionAutomatically,
  };
  if (wanted.length === 0) reply.note = 'all indexes already exist';
  return reply;
}

/** A transaction can only index what it made itself, as others use the collection meanwhile. */
function checkIsNew(context: Context, collection: Collection): void {
  const namespace = namespaceOf(collection);
  if (context.transaction?.open?.unit.created.has(namespace)) return;
  throw new MongoError(
    'OperationNotSupportedInTransaction',
    `Cannot create new indexes on existing collection ${namespace} in a multi-document transaction.`,
  );
}

async function build(context: Context, collection: Collection, specifications: readonly Document[]): Promise<void> {
  const { engine } = context;
  await write(context, (unit) => {
    const indexes = specifications.map((specification) => makeIndex(engine.catalog.newId(), specification));
    for (const stored of new Query(collection, unit.view, { filter: {} })) {
      for (const index of indexes) unit.addToIndex(collection, index, stored);
    }
    collection.indexes.push(...indexes);
    unit.changedCatalog.add(collection);
    // As on a real member: the indexes of an empty collection are told of one by one.
    const groups = collection.count === 0 ? specifications.map((each) => [each]) : [specifications];
    for (const group of groups) unit.operations.push({ kind: 'createIndexes', collection, detail: { indexes: group } });
  });
  engine.noteChange(namespaceOf(collection));
}

async function listIndexes(context: Context): Promise<Document> {
  const collection = collectionOf(context);
  const namespace = `${context.database}.${collectionName(context)}`;
  if (!collection) throw new MongoError('NamespaceNotFound', `ns does not exist: ${namespace}`);
  if (isView(collection)) throw notOnView(namespace);
  return listRows(
    context,
    namespace,
    collection.indexes.map((index) => shownIndex(collection, index)),
  );
}

/** The index by which a clustered collection is stored is shown as it was asked for. */
function shownIndex({ options }: Collection, index: Index): Document {
  if (index.name !== '_id_' || !isDocument(options.clusteredIndex)) return index.specification;
  const { clusteredIndex, expireAfterSeconds } = options;
  return { ...clusteredIndex, clustered: true, ...(expireAfterSeconds === undefined ? {} : { expireAfterSeconds }) };
}

async function dropIndexes(context: Context): Promise<Document> {
  const { engine } = context;
  const collection = collectionOf(context);
  const namespace = `${context.database}.${collectionName(context)}`;
  if (!collection) throw new MongoError('NamespaceNotFound', `ns not found ${namespace}`);
  if (isView(collection)) throw notOnView(namespace);
  await engine.waitForUsers(namespace);
  const nIndexesWas = collection.indexes.length;
  const dropped = chosen(collection, context.body.index);
  const layer = new Layer();
  for (const index of dropped) engine.eraser.erase(layer, indexPrefix(index.id), indexPrefix(index.id + 1));
  collection.indexes = collection.indexes.filter((index) => !dropped.includes(index));
  engine.catalog.save(collection, layer);
  engine.commitCatalog(
    layer,
    dropped.map((index) => ({ kind: 'dropIndexes', collection, detail: { indexes: [index.specification] } })),
  );
  context.server.cursors.killIn((name) => name === namespace);
  return { nIndexesWas };
}

function chosen(collection: Collection, selector: Value): Index[] {
  if (selector === '*') return collection.indexes.filter((index) => index.name !== '_id_');
  const selectors = Array.isArray(selector) ? selector : [selector];
  return selectors.map((entry) => {
    const found = collection.indexes.filter((candidate) =>
      isDocument(entry) ? identicalKeys(candidate.specification.key as Document, entry) : candidate.name === entry,
    );
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
