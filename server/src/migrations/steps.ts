import type { mongo } from 'mongoose';
import type { MigrationStep } from './migration.ts';

const exists = async (db: mongo.Db, name: string) =>
  (await db.listCollections({ name }, { nameOnly: true }).toArray()).length > 0;

/**
 * Renames a collection with its indexes. The new one may exist but be empty, created by an earlier run or a newer
 * server.
 */
export function renameCollection(from: string, to: string): MigrationStep {
  return {
    what: `${from}: the collection becomes ${to}`,
    count: async (db) => ((await exists(db, from)) ? 1 : 0),
    async apply(db) {
      if (!(await exists(db, from))) return;
      if (await exists(db, to)) {
        if (await db.collection(to).findOne()) throw new Error(`Both ${from} and ${to} hold documents.`);
        await db.collection(to).drop();
      }
      await db.renameCollection(from, to);
    },
  };
}

/** Renames a field in all documents that have it. */
export function renameField(collection: string, from: string, to: string): MigrationStep {
  return updateAll(
    `${collection}: ${from} becomes ${to}`,
    collection,
    { [from]: { $exists: true } },
    { $rename: { [from]: to } },
  );
}

/** Replaces one value of a field by another in all documents. */
export function replaceValue(collection: string, field: string, from: string, to: string): MigrationStep {
  const what = `${collection}: ${field} ${from} becomes ${to}`;
  return updateAll(what, collection, { [field]: from }, { $set: { [field]: to } });
}

/** Any other update of all documents that match a filter; afterwards the filter must match none. */
export function updateAll(
  what: string,
  collection: string,
  filter: mongo.Filter<mongo.Document>,
  update: mongo.UpdateFilter<mongo.Document> | mongo.Document[],
  options: mongo.UpdateOptions = {},
): MigrationStep {
  return {
    what,
    count: (db) => db.collection(collection).countDocuments(filter),
    async apply(db) {
      await db.collection(collection).updateMany(filter, update, options);
    },
  };
}

/** Drops an index that the current version no longer declares; declared indexes are created at start. */
export function dropIndex(collection: string, name: string): MigrationStep {
  const isThere = async (db: mongo.Db) =>
    (await exists(db, collection)) && (await db.collection(collection).indexExists(name));
  return {
    what: `${collection}: the index ${name} goes`,
    count: async (db) => ((await isThere(db)) ? 1 : 0),
    async apply(db) {
      if (await isThere(db)) await db.collection(collection).dropIndex(name);
    },
  };
}
