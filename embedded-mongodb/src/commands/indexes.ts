import { identicalValues } from '../bson/compare.ts';
import { type Document, isDocument, isNumeric, keysOf, toNumber, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { compileFilter } from '../query/match.ts';
import { Query } from '../query/query.ts';
import { type Collection, type Index, makeIndex, namespaceOf } from '../storage/collection.ts';
import { indexPrefix } from '../storage/keys.ts';
import { Layer } from '../storage/layer.ts';
import { removeEntries, waitForTransactions } from './catalog.ts';
import {
  arrayField,
  type CommandTable,
  type Context,
  collectionName,
  collectionOf,
  isTrue,
  refuseCollation,
} from './context.ts';
import { listRows } from './cursor.ts';

const OPTIONS = new Set([
  'v',
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'hidden',
  'background',
  'ns',
  'dropDups',
  'collation',
  'storageEngine',
  'commitQuorum',
]);
const MAX_INDEXES = 64;

/** Checks an index specification and puts it into the form that is kept. */
function normalize(source: Value): Document {
  if (!isDocument(source)) throw new MongoError('TypeMismatch', 'The elements of the "indexes" array must be objects');
  for (const option of keysOf(source)) {
    if (!OPTIONS.has(option)) {
      throw new MongoError(
        'InvalidIndexSpecificationOption',
        `The field '${option}' is not valid for an index specification. Specification: ${JSON.stringify(source)}`,
      );
    }
  }
  refuseCollation(source);
  const { key, name } = source;
  if (!isDocument(key) || keysOf(key).length === 0)
    throw new MongoError('CannotCreateIndex', 'Index keys cannot be an empty object.');
  checkKey(key);
  if (typeof name !== 'string' || name === '')
    throw new MongoError('FailedToParse', "The 'name' field is a required property of an index specification");
  const specification: Document = { v: 2, key, name };
  for (const option of ['unique', 'sparse', 'hidden']) if (isTrue(source[option])) specification[option] = true;
  if (source.partialFilterExpression !== undefined) {
    if (!isDocument(source.partialFilterExpression))
      throw new MongoError('TypeMismatch', 'partialFilterExpression must be an object');
    if (specification.sparse === true)
      throw new MongoError('CannotCreateIndex', 'cannot mix "partialFilterExpression" and "sparse" options');
    compileFilter(source.partialFilterExpression);
    specification.partialFilterExpression = source.partialFilterExpression;
  }
  if (source.expireAfterSeconds !== undefined)
    specification.expireAfterSeconds = lifetime(source.expireAfterSeconds, key);
  return specification;
}

function checkKey(key: Document): void {
  for (const field of keysOf(key)) {
    const order = key[field];
    if (typeof order === 'string') {
      throw new MongoError('CannotCreateIndex', `this server does not support index type '${order}'`);
    }
    if (!isNumeric(order) || toNumber(order) === 0 || Number.isNaN(toNumber(order))) {
      throw new MongoError(
        'CannotCreateIndex',
        `Values in v:2 index key pattern cannot be of type ${typeof order}. Only numbers > 0, numbers < 0, and strings are allowed.`,
      );
    }
    if (field === '' || field.split('.').includes(''))
      throw new MongoError('CannotCreateIndex', 'Index keys cannot contain an empty field.');
    if (field.startsWith('$'))
      throw new MongoError(
        'CannotCreateIndex',
        "Index key contains an illegal field name: field name starts with '$'.",
      );
  }
}

function lifetime(value: Value, key: Document): Value {
  const seconds = isNumeric(value) ? toNumber(value) : Number.NaN;
  if (Number.isNaN(seconds) || seconds < 0 || seconds > 2147483647) {
    throw new MongoError(
      'CannotCreateIndex',
      `TTL index 'expireAfterSeconds' option must be within an acceptable range, found ${String(value)}`,
    );
  }
  if (keysOf(key).length > 1 || '_id' in key) {
    throw new MongoError(
      'CannotCreateIndex',
      'TTL indexes are single-field indexes, compound indexes do not support TTL.',
    );
  }
  return value;
}

/** The index that is the same already; throws where one stands in the way. */
function existing(collection: Collection, specification: Document): Index | undefined {
  for (const index of collection.indexes) {
    const sameKey = identicalKeys(index.specification.key as Document, specification.key as Document);
    const samePartial = identicalValues(
      index.specification.partialFilterExpression,
      specification.partialFilterExpression,
    );
    if (sameKey && index.name === '_id_') return index;
    const sameOptions =
      samePartial &&
      ['unique', 'sparse', 'expireAfterSeconds'].every((option) =>
        identicalValues(index.specification[option], specification[option]),
      );
    if (index.name === specification.name) {
      if (sameKey && sameOptions) return index;
      throw new MongoError(
        sameKey ? 'IndexOptionsConflict' : 'IndexKeySpecsConflict',
        `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${JSON.stringify(specification)}, existing index: ${JSON.stringify(index.specification)}`,
      );
    }
    if (sameKey && samePartial) {
      throw new MongoError(
        'IndexOptionsConflict',
        sameOptions
          ? `Index already exists with a different name: ${index.name}`
          : `An equivalent index already exists with a different name and options. Requested index: ${JSON.stringify(specification)}, existing index: ${JSON.stringify(index.specification)}`,
      );
    }
  }
  return undefined;
}

function identicalKeys(left: Document, right: Document): boolean {
  const names = keysOf(left);
  const others = keysOf(right);
  return (
    names.length === others.length &&
    names.every((name, at) => name === others[at] && Number(left[name]) < 0 === Number(right[name]) < 0)
  );
}

async function createIndexes(context: Context): Promise<Document> {
  const { engine } = context;
  const specifications = arrayField(context, 'indexes').map(normalize);
  if (specifications.length === 0) throw new MongoError('BadValue', 'Must specify at least one index to create');
  const createdCollectionAutomatically = collectionOf(context) === undefined;
  const collection = engine.ensureCollection(context.database, collectionName(context));
  const numIndexesBefore = collection.indexes.length;
  const wanted = specifications.filter((specification) => existing(collection, specification) === undefined);
  if (collection.indexes.length + wanted.length > MAX_INDEXES) {
    throw new MongoError('CannotCreateIndex', `add index fails, too many indexes for ${namespaceOf(collection)}`);
  }
  if (wanted.length > 0) {
    await waitForTransactions(engine, collection);
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

async function build(context: Context, collection: Collection, specifications: readonly Document[]): Promise<void> {
  const { engine } = context;
  await engine.write((unit) => {
    const indexes = specifications.map((specification) => makeIndex(engine.catalog.newId(unit.layer), specification));
    const all = collection.count > 0 ? new Query(collection, engine.store.view(), { filter: {} }) : [];
    for (const stored of all) {
      for (const index of indexes) unit.addToIndex(collection, index, stored);
    }
    collection.indexes.push(...indexes);
    unit.changedCatalog.add(collection);
    unit.operations.push({ kind: 'createIndexes', collection, detail: { indexes: specifications } });
  });
}

function listIndexes(context: Context): Document {
  const collection = collectionOf(context);
  const namespace = `${context.database}.${collectionName(context)}`;
  if (!collection) throw new MongoError('NamespaceNotFound', `ns does not exist: ${namespace}`);
  return listRows(
    context,
    namespace,
    collection.indexes.map((index) => index.specification),
  );
}

async function dropIndexes(context: Context): Promise<Document> {
  const { engine } = context;
  const collection = collectionOf(context);
  const namespace = `${context.database}.${collectionName(context)}`;
  if (!collection) throw new MongoError('NamespaceNotFound', `ns not found ${namespace}`);
  await waitForTransactions(engine, collection);
  const nIndexesWas = collection.indexes.length;
  const dropped = chosen(collection, context.body.index);
  const layer = new Layer();
  for (const index of dropped) removeEntries(engine, layer, indexPrefix(index.id), indexPrefix(index.id + 1));
  collection.indexes = collection.indexes.filter((index) => !dropped.includes(index));
  engine.catalog.save(collection, layer);
  engine.commitCatalog(layer, [
    { kind: 'dropIndexes', collection, detail: { indexes: dropped.map((index) => index.specification) } },
  ]);
  context.server.cursors.killIn((name) => name === namespace);
  return { nIndexesWas };
}

function chosen(collection: Collection, selector: Value): Index[] {
  if (selector === '*') return collection.indexes.filter((index) => index.name !== '_id_');
  const selectors = Array.isArray(selector) ? selector : [selector];
  return selectors.map((entry) => {
    const index = collection.indexes.find((candidate) =>
      isDocument(entry) ? identicalKeys(candidate.specification.key as Document, entry) : candidate.name === entry,
    );
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
