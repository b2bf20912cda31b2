import { type Document, isNumeric, toNumber } from '../bson/values.ts';
import { type Collection, isView } from '../catalog/collection.ts';
import { MongoError } from '../errors.ts';
import { documentPrefix, indexPrefix } from '../storage/keys.ts';
import type { Engine } from '../transaction/engine.ts';
import { type CommandTable, type Context, getCollection } from './context.ts';
import { collectionName, notOnView } from './names.ts';

/** Sizes in bytes of documents and index entries, without the overhead of the store. */
interface Sizes {
  count: number;
  size: number;
  storageSize: number;
  indexSizes: Record<string, number>;
}

/** Number and sizes of a collection's documents and index entries. */
function measureSizes(engine: Engine, collection: Collection): Sizes {
  const view = engine.store.view();
  let size = 0;
  for (const { value } of view.range(documentPrefix(collection.id), documentPrefix(collection.id + 1))) {
    size += value.length;
  }
  const indexSizes: Record<string, number> = {};
  for (const { id, name } of collection.indexes) {
    let bytes = 0;
    for (const key of view.keys(indexPrefix(id), indexPrefix(id + 1))) bytes += key.length;
    indexSizes[name] = bytes;
  }
  return { count: collection.count, size, storageSize: size, indexSizes };
}

function readScale(context: Context): number {
  const { scale } = context.body;
  if (scale === undefined || scale === null) return 1;
  const factor = isNumeric(scale) ? Math.trunc(toNumber(scale)) : 0;
  if (factor >= 1) return factor;
  throw new MongoError('BadValue', `BSON field 'scale' value must be >= 1, actual value '${String(scale)}'`);
}

/** The result of collStats and of the storageStats of `$collStats`. */
export function storageStatistics(engine: Engine, collection: Collection | undefined, scale: number): Document {
  if (!collection) {
    return {
      size: 0,
      count: 0,
      numOrphanDocs: 0,
      storageSize: 0,
      totalSize: 0,
      nindexes: 0,
      totalIndexSize: 0,
      indexDetails: {},
      indexSizes: {},
      capped: false,
      scaleFactor: scale,
    };
  }
  const { count, size, storageSize, indexSizes } = measureSizes(engine, collection);
  const scaled = (bytes: number) => Math.floor(bytes / scale);
  const totalIndexSize = Object.values(indexSizes).reduce((sum, bytes) => sum + bytes, 0);
  const { capped, size: maxSize, max } = collection.options;
  return {
    size: scaled(size),
    count,
    ...(count > 0 ? { avgObjSize: Math.floor(size / count) } : {}),
    numOrphanDocs: 0,
    storageSize: scaled(storageSize),
    freeStorageSize: 0,
    capped: capped === true,
    ...(capped === true ? { max: max ?? 0, maxSize } : {}),
    nindexes: collection.indexes.length,
    indexBuilds: [],
    totalIndexSize: scaled(totalIndexSize),
    totalSize: scaled(storageSize + totalIndexSize),
    indexSizes: Object.fromEntries(Object.entries(indexSizes).map(([name, bytes]) => [name, scaled(bytes)])),
    scaleFactor: scale,
  };
}

function collectionStatistics(context: Context): Document {
  const collection = getCollection(context);
  const namespace = `${context.database}.${collectionName(context)}`;
  if (collection && isView(collection)) throw notOnView(namespace);
  return { ns: namespace, ...storageStatistics(context.engine, collection, readScale(context)) };
}

function databaseStatistics(context: Context): Document {
  const scale = readScale(context);
  const all = context.engine.catalog.inDatabase(context.database);
  const collections = all.filter((collection) => !isView(collection));
  const sizes = collections.map((collection) => measureSizes(context.engine, collection));
  const sum = (pick: (entry: Sizes) => number) => sizes.reduce((total, entry) => total + pick(entry), 0);
  const objects = sum((entry) => entry.count);
  const dataSize = sum((entry) => entry.size);
  const indexSize = sum((entry) => Object.values(entry.indexSizes).reduce((total, bytes) => total + bytes, 0));
  return {
    db: context.database,
    collections: BigInt(collections.length),
    views: BigInt(all.length - collections.length),
    objects: BigInt(objects),
    avgObjSize: objects > 0 ? dataSize / objects : 0,
    dataSize: dataSize / scale,
    storageSize: dataSize / scale,
    indexes: BigInt(collections.reduce((total, collection) => total + collection.indexes.length, 0)),
    indexSize: indexSize / scale,
    totalSize: (dataSize + indexSize) / scale,
    scaleFactor: BigInt(scale),
  };
}

/** The minimum storage size that a real member reports for a nearly empty database. */
const PAGE = 4096n;

export function databaseSize(engine: Engine, database: string): bigint {
  return engine.catalog
    .inDatabase(database)
    .reduce((total, collection) => total + PAGE * BigInt(1 + collection.indexes.length), PAGE);
}

export const statisticsCommands: CommandTable = {
  collStats: { fields: ['scale'], run: collectionStatistics },
  dbStats: { fields: ['scale', 'freeStorage'], run: databaseStatistics },
  dbstats: { fields: ['scale', 'freeStorage'], run: databaseStatistics },
};
