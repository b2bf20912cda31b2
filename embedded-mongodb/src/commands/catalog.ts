import { identicalValues } from '../bson/compare.ts';
import { type Document, isDocument, keysOf, type Value } from '../bson/values.ts';
import type { Engine } from '../engine.ts';
import { endsWithin } from '../engine.ts';
import { MongoError } from '../errors.ts';
import { compileFilter } from '../query/match.ts';
import { type Collection, namespaceOf } from '../storage/collection.ts';
import { documentPrefix, indexPrefix } from '../storage/keys.ts';
import { Layer } from '../storage/layer.ts';
import {
  type CommandTable,
  type Context,
  checkCollectionName,
  checkDatabaseName,
  collectionName,
  collectionOf,
  documentField,
  isTrue,
  refuseCollation,
} from './context.ts';
import { listRows } from './cursor.ts';

const LOCK_WAIT_MS = 65_000;

/** Options of `create` that are kept and shown, and those that this server has no equal for. */
const KEPT_OPTIONS = [
  'validator',
  'validationLevel',
  'validationAction',
  'changeStreamPreAndPostImages',
  'storageEngine',
  'indexOptionDefaults',
];
const REFUSED_OPTIONS = [
  'capped',
  'timeseries',
  'clusteredIndex',
  'viewOn',
  'pipeline',
  'expireAfterSeconds',
  'encryptedFields',
];

function create(context: Context): Document {
  const name = collectionName(context);
  refuseCollation(context.body);
  for (const option of REFUSED_OPTIONS) {
    const value = context.body[option];
    if (value === undefined || value === false) continue;
    throw new MongoError('CommandNotSupported', `this server does not support the option '${option}' of create`);
  }
  const options: Document = {};
  for (const option of KEPT_OPTIONS) if (context.body[option] !== undefined) options[option] = context.body[option];
  checkValidator(options.validator);
  const existing = collectionOf(context);
  if (existing) {
    if (identicalValues(existing.options, options)) return {};
    throw new MongoError(
      'NamespaceExists',
      `namespace ${namespaceOf(existing)} already exists, but with different options: ${JSON.stringify(existing.options)}`,
    );
  }
  context.engine.createCollection(context.database, name, options);
  return {};
}

function checkValidator(validator: Value): void {
  if (validator === undefined) return;
  if (!isDocument(validator)) throw new MongoError('TypeMismatch', 'validator must be an object');
  compileFilter(validator);
}

/** Waits until no transaction has written to the collection. */
export async function waitForTransactions(engine: Engine, collection: Collection): Promise<void> {
  for (;;) {
    const holder = engine.locks.holderUnder(documentPrefix(collection.id));
    if (!holder) return;
    if (!(await endsWithin(holder, LOCK_WAIT_MS)))
      throw new MongoError('LockTimeout', 'Unable to acquire lock on the collection in time');
  }
}

/** Removes every entry under the prefix. */
export function removeEntries(engine: Engine, layer: Layer, prefix: string, end: string): void {
  for (const key of engine.store.view().keys(prefix, end)) layer.set(key, null);
}

function removeCollection(engine: Engine, collection: Collection, layer: Layer): void {
  removeEntries(engine, layer, documentPrefix(collection.id), documentPrefix(collection.id + 1));
  for (const index of collection.indexes) {
    removeEntries(engine, layer, indexPrefix(index.id), indexPrefix(index.id + 1));
  }
  engine.catalog.remove(collection, layer);
}

async function drop(context: Context): Promise<Document> {
  const { engine, server } = context;
  const found = collectionOf(context);
  if (!found) return {};
  await waitForTransactions(engine, found);
  const collection = collectionOf(context);
  if (!collection) return {};
  const layer = new Layer();
  removeCollection(engine, collection, layer);
  engine.commitCatalog(layer, [{ kind: 'drop', collection }]);
  server.cursors.killIn((namespace) => namespace === namespaceOf(collection));
  return { nIndexesWas: collection.indexes.length, ns: namespaceOf(collection) };
}

async function dropDatabase(context: Context): Promise<Document> {
  const { engine, server, database } = context;
  for (const collection of engine.catalog.inDatabase(database)) await waitForTransactions(engine, collection);
  const collections = engine.catalog.inDatabase(database);
  if (collections.length === 0) return {};
  const layer = new Layer();
  for (const collection of collections) removeCollection(engine, collection, layer);
  engine.commitCatalog(layer, [
    ...collections.map((collection) => ({ kind: 'drop' as const, collection })),
    { kind: 'dropDatabase', database },
  ]);
  server.cursors.killIn((namespace) => namespace.startsWith(`${database}.`));
  return { dropped: database };
}

async function renameCollection(context: Context): Promise<Document> {
  const { engine, server, body } = context;
  const [fromDatabase, fromName] = splitNamespace(body.renameCollection);
  const [toDatabase, toName] = splitNamespace(body.to);
  checkCollectionName(toDatabase, toName);
  const source = engine.catalog.get(`${fromDatabase}.${fromName}`);
  if (!source)
    throw new MongoError('NamespaceNotFound', `Source collection ${fromDatabase}.${fromName} does not exist`);
  await waitForTransactions(engine, source);
  const target = engine.catalog.get(`${toDatabase}.${toName}`);
  if (target === source) throw new MongoError('IllegalOperation', "Can't rename a collection to itself");
  if (target && !isTrue(body.dropTarget)) throw new MongoError('NamespaceExists', 'target namespace exists');
  const layer = new Layer();
  if (target) removeCollection(engine, target, layer);
  const to: Document = { db: toDatabase, coll: toName };
  engine.catalog.rename(source, toDatabase, toName, layer);
  engine.commitCatalog(layer, [{ kind: 'rename', collection: source, detail: { to } }]);
  server.cursors.killIn((namespace) => namespace === namespaceOf(source));
  return {};
}

function splitNamespace(value: Value): [string, string] {
  const text = typeof value === 'string' ? value : '';
  const dot = text.indexOf('.');
  if (dot < 1) throw new MongoError('InvalidNamespace', `Invalid namespace specified '${text}'`);
  return [checkDatabaseName(text.slice(0, dot)), text.slice(dot + 1)];
}

function listCollections(context: Context): Document {
  const filter = compileFilter(documentField(context, 'filter') ?? {});
  const nameOnly = isTrue(context.body.nameOnly);
  const rows = context.engine.catalog
    .inDatabase(context.database)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((collection) => describeCollection(collection))
    .filter((row) => filter(row))
    .map((row) => (nameOnly ? { name: row.name, type: row.type } : row));
  return listRows(context, `${context.database}.$cmd.listCollections`, rows);
}

function describeCollection(collection: Collection): Document {
  return {
    name: collection.name,
    type: 'collection',
    options: collection.options,
    info: { readOnly: false, uuid: collection.uuid },
    idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
  };
}

function listDatabases(context: Context): Document {
  const { catalog } = context.engine;
  const filter = compileFilter(documentField(context, 'filter') ?? {});
  const nameOnly = isTrue(context.body.nameOnly);
  const databases = catalog
    .databases()
    .map((name) => {
      const empty = catalog.inDatabase(name).every((collection) => collection.count === 0);
      return { name, sizeOnDisk: BigInt(empty ? 8192 : 40_960), empty };
    })
    .filter((row) => filter(row))
    .map((row): Document => (nameOnly ? { name: row.name } : row));
  const totalSize = databases.length * 40_960;
  return nameOnly
    ? { databases }
    : { databases, totalSize: BigInt(totalSize), totalSizeMb: BigInt(Math.floor(totalSize / 1048576)) };
}

function collMod(context: Context): Document {
  const collection = collectionOf(context);
  if (!collection)
    throw new MongoError('NamespaceNotFound', `ns does not exist: ${context.database}.${collectionName(context)}`);
  const reply: Document = {};
  const change = documentField(context, 'index');
  if (change) Object.assign(reply, modifyIndex(collection, change));
  for (const option of ['validator', 'validationLevel', 'validationAction', 'changeStreamPreAndPostImages']) {
    if (context.body[option] === undefined) continue;
    if (option === 'validator') checkValidator(context.body[option]);
    collection.options = { ...collection.options, [option]: context.body[option] };
  }
  const layer = new Layer();
  context.engine.catalog.save(collection, layer);
  context.engine.commitCatalog(layer, [{ kind: 'modify', collection }]);
  return reply;
}

function modifyIndex(collection: Collection, change: Document): Document {
  const index = collection.indexes.find(
    (entry) =>
      entry.name === change.name ||
      (isDocument(change.keyPattern) && identicalValues(entry.specification.key, change.keyPattern)),
  );
  if (!index)
    throw new MongoError(
      'IndexNotFound',
      `cannot find index ${JSON.stringify(change.name ?? change.keyPattern)} for ns ${namespaceOf(collection)}`,
    );
  const reply: Document = {};
  for (const option of keysOf(change)) {
    if (option === 'name' || option === 'keyPattern') continue;
    if (option !== 'expireAfterSeconds' && option !== 'hidden') {
      throw new MongoError('InvalidOptions', `unsupported option of collMod's index: ${option}`);
    }
    const old = index.specification[option];
    if (old !== undefined) reply[`${option}_old`] = old;
    reply[`${option}_new`] = change[option];
    index.specification = { ...index.specification, [option]: change[option] };
  }
  return reply;
}

function collectionStatistics(context: Context): Document {
  const collection = collectionOf(context);
  const statistics = collection ? sizes(context.engine, collection) : { count: 0, size: 0 };
  return {
    ns: `${context.database}.${collectionName(context)}`,
    ...statistics,
    nindexes: collection?.indexes.length ?? 0,
    capped: false,
    scaleFactor: 1,
  };
}

/** Number and total size of a collection's documents. */
export function sizes(engine: Engine, collection: Collection): { count: number; size: number; avgObjSize: number } {
  let size = 0;
  for (const { value } of engine.store.view().range(documentPrefix(collection.id), documentPrefix(collection.id + 1))) {
    size += value.length;
  }
  const { count } = collection;
  return { count, size, avgObjSize: count > 0 ? Math.floor(size / count) : 0 };
}

export const catalogCommands: CommandTable = {
  create: {
    fields: [
      ...KEPT_OPTIONS,
      ...REFUSED_OPTIONS,
      'size',
      'max',
      'collation',
      'autoIndexId',
      'idIndex',
      'flags',
      'temp',
    ],
    inTransaction: true,
    isWrite: true,
    run: create,
  },
  drop: { fields: [], isWrite: true, run: drop },
  dropDatabase: { fields: [], isWrite: true, run: dropDatabase },
  renameCollection: { fields: ['to', 'dropTarget'], isWrite: true, run: renameCollection },
  listCollections: {
    fields: ['filter', 'nameOnly', 'cursor', 'authorizedCollections', 'rawData'],
    run: listCollections,
  },
  listDatabases: { fields: ['filter', 'nameOnly', 'authorizedDatabases'], run: listDatabases },
  collMod: {
    fields: ['index', 'validator', 'validationLevel', 'validationAction', 'changeStreamPreAndPostImages'],
    isWrite: true,
    run: collMod,
  },
  collStats: { fields: ['scale'], run: collectionStatistics },
};
