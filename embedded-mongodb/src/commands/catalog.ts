import type { Document } from '../bson/values.ts';
import { type Collection, getNamespace, isView } from '../catalog/collection.ts';
import { MongoError } from '../errors.ts';
import { documentPrefix, indexPrefix } from '../storage/keys.ts';
import { WriteSet } from '../storage/write-set.ts';
import type { Engine } from '../transaction/engine.ts';
import { type CommandTable, type Context, getCollection } from './context.ts';
import { isTrue } from './fields.ts';
import { notOnView, splitNamespace } from './names.ts';

export function removeCollection(engine: Engine, collection: Collection, writeSet: WriteSet): void {
  engine.builds.abort(collection, 'the collection was dropped');
  engine.eraser.erase(writeSet, documentPrefix(collection.id), documentPrefix(collection.id + 1));
  for (const index of collection.indexes) {
    engine.eraser.erase(writeSet, indexPrefix(index.id), indexPrefix(index.id + 1));
  }
  engine.catalog.remove(collection, writeSet);
}

async function drop(context: Context): Promise<Document> {
  const { engine, server } = context;
  const found = getCollection(context);
  if (!found) return {};
  await engine.waitForUsers(getNamespace(found));
  const collection = getCollection(context);
  if (!collection) return {};
  const writeSet = new WriteSet();
  removeCollection(engine, collection, writeSet);
  engine.commitCatalog(writeSet, [{ kind: 'drop', collection }]);
  server.cursors.killIn((namespace) => namespace === getNamespace(collection));
  return { nIndexesWas: collection.indexes.length, ns: getNamespace(collection) };
}

async function dropDatabase(context: Context): Promise<Document> {
  const { engine, server, database } = context;
  const used = () =>
    engine.catalog
      .inDatabase(database)
      .map(getNamespace)
      .find((namespace) => engine.isUsed(namespace));
  for (let namespace = used(); namespace; namespace = used()) await engine.waitForUsers(namespace);
  const collections = engine.catalog.inDatabase(database);
  if (collections.length === 0) return {};
  const writeSet = new WriteSet();
  for (const collection of collections) removeCollection(engine, collection, writeSet);
  engine.commitCatalog(writeSet, [
    ...collections.map((collection) => ({ kind: 'drop' as const, collection })),
    { kind: 'dropDatabase', database },
  ]);
  server.cursors.killIn((namespace) => namespace.startsWith(`${database}.`));
  return { dropped: database };
}

async function renameCollection(context: Context): Promise<Document> {
  const { engine, server, body } = context;
  if (context.database !== 'admin') {
    throw new MongoError('Unauthorized', 'renameCollection may only be run against the admin database.');
  }
  const [fromDatabase, fromName] = splitNamespace(body.renameCollection);
  const [toDatabase, toName] = splitNamespace(body.to);
  const source = engine.catalog.get(`${fromDatabase}.${fromName}`);
  if (!source)
    throw new MongoError('NamespaceNotFound', `Source collection ${fromDatabase}.${fromName} does not exist`);
  if (isView(source)) throw notOnView(getNamespace(source));
  await engine.waitForUsers(getNamespace(source));
  await engine.waitForUsers(`${toDatabase}.${toName}`);
  engine.builds.checkNone(source);
  const target = engine.catalog.get(`${toDatabase}.${toName}`);
  if (target === source) throw new MongoError('IllegalOperation', "Can't rename a collection to itself");
  if (target && !isTrue(body.dropTarget)) throw new MongoError('NamespaceExists', 'target namespace exists');
  const writeSet = new WriteSet();
  if (target) removeCollection(engine, target, writeSet);
  const to: Document = { db: toDatabase, coll: toName };
  engine.catalog.rename(source, toDatabase, toName, writeSet);
  const detail: Document = target ? { to, dropTarget: target.uuid } : { to };
  engine.commitCatalog(writeSet, [{ kind: 'rename', collection: source, detail }]);
  engine.recordChange(`${toDatabase}.${toName}`);
  server.cursors.killIn((namespace) => namespace === getNamespace(source));
  return {};
}

export const catalogCommands: CommandTable = {
  drop: { fields: [], isWrite: true, run: drop },
  dropDatabase: { fields: [], isWrite: true, run: dropDatabase },
  renameCollection: { fields: ['to', 'dropTarget'], isWrite: true, run: renameCollection },
};
