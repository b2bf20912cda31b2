import { BACKUPS } from '@eunbit/server/common/backup-record';
import { RESTORE_STATE } from '@eunbit/server/common/restore-state';
import { BSON, type Db } from 'mongodb';
import type { CollectionMetadata } from './archive/format.ts';
import { BackupError } from './backup-error.ts';
import { MANIFEST_COLLECTION } from './manifest.ts';

/** Collections about backups themselves, which must not be restored. */
export const LEFT_OUT: ReadonlySet<string> = new Set([BACKUPS, RESTORE_STATE, MANIFEST_COLLECTION]);

/** Options and indexes of all collections, in the format of mongodump. Throws if the copy would lose something. */
export async function describeCollections(db: Db): Promise<CollectionMetadata[]> {
  const found = await db.listCollections({}, { nameOnly: false }).toArray();
  const own = found.filter(({ name }) => !name.startsWith('system.') && !LEFT_OUT.has(name));
  const other = own.find(({ type }) => type !== 'collection');
  if (other) throw new BackupError(`${other.name} is a ${other.type}, which this program cannot back up.`);
  if (own.length === 0) throw new BackupError('The database is empty: there is nothing to back up.');
  const described = own.map(async ({ name, options = {}, info }): Promise<CollectionMetadata> => {
    const indexes = await db.collection(name).listIndexes().toArray();
    const uuid = info?.uuid instanceof BSON.Binary ? info.uuid.toString('hex') : '';
    const metadata = { options, indexes, uuid, collectionName: name, type: 'collection' };
    return toMetadata(db.databaseName, name, metadata);
  });
  return (await Promise.all(described)).sort((a, b) => (a.collection < b.collection ? -1 : 1));
}

const toMetadata = (db: string, collection: string, metadata: object): CollectionMetadata => ({
  db,
  collection,
  metadata: BSON.EJSON.stringify(metadata, { relaxed: false }),
  size: 0,
  type: 'collection',
});

/** The collection of the manifest, which mongorestore creates before it applies the operation that fills it. */
export function describeManifestCollection(db: string): CollectionMetadata {
  const metadata = { options: {}, indexes: [], collectionName: MANIFEST_COLLECTION, type: 'collection' };
  return toMetadata(db, MANIFEST_COLLECTION, metadata);
}
