// Stand-in for mongodump in tests: implements the options that the shop uses, and writes an archive with interleaved collections,
// like the real program. STAND_IN_MONGODUMP=fails exits in the middle; =is-overtaken makes a write happen after it has read.
import { readFileSync, statSync } from 'node:fs';
import { BSON, type Db, MongoClient } from 'mongodb';
import { ArchiveWriter } from '../archive/archive-writer.ts';
import type { CollectionMetadata } from '../archive/format.ts';

const AT_ONCE = 2;
const { STAND_IN_MONGODUMP: mode } = process.env;
const args = process.argv.slice(2);
const valuesOf = (name: string) =>
  args.filter((arg) => arg.startsWith(`--${name}=`)).map((arg) => arg.slice(name.length + 3));

function readUri(): string {
  const [file = ''] = valuesOf('config');
  if ((statSync(file).mode & 0o077) !== 0) throw new Error('others can read the password');
  return JSON.parse(readFileSync(file, 'utf8').replace('uri: ', ''));
}

async function describeCollection(db: Db, collection: string): Promise<CollectionMetadata> {
  const indexes = await db.collection(collection).listIndexes().toArray();
  const metadata = BSON.EJSON.stringify(
    { indexes, collectionName: collection, type: 'collection' },
    { relaxed: false },
  );
  return { db: db.databaseName, collection, metadata, size: 0, type: 'collection' };
}

async function readAll(db: Db, { collection }: CollectionMetadata): Promise<Uint8Array[]> {
  return (await db.collection(collection).find({}, { raw: true }).toArray()) as unknown as Uint8Array[];
}

async function dump(db: Db): Promise<void> {
  const excluded = new Set(valuesOf('excludeCollection'));
  const names = (await db.listCollections().toArray()).map(({ name }) => name).filter((name) => !excluded.has(name));
  const collections = await Promise.all(names.map((name) => describeCollection(db, name)));
  const archive = new ArchiveWriter();
  const write = (bytes: Buffer) => process.stdout.write(bytes);
  write(archive.begin({ server: '8.0.0', tool: '100.0.0-stand-in' }, collections));
  const waiting = new Map<CollectionMetadata, Uint8Array[]>();
  for (const each of collections) waiting.set(each, await readAll(db, each));
  if (mode === 'is-overtaken') {
    await db.collection('rows').updateOne({ a: 1 }, { $set: { a: 10 } });
    await db.collection('rows').deleteOne({ a: 2 });
    await db.collection('rows').insertOne({ a: 3 });
  }
  while (waiting.size > 0) {
    for (const [each, documents] of waiting) {
      if (documents.length > 0) write(archive.documents(each, documents.splice(0, AT_ONCE)));
      if (mode === 'fails') throw new Error('error writing data for collection: connection reset');
      if (documents.length > 0) continue;
      write(archive.end(each));
      waiting.delete(each);
    }
  }
}

if (args.includes('--version')) {
  console.log('mongodump version: 100.99.0-stand-in\ngit version: none');
} else {
  const client = new MongoClient(readUri());
  try {
    if (!args.includes('--archive')) throw new Error('no archive was asked for');
    await dump(client.db(valuesOf('db')[0]));
  } catch (error) {
    console.error(`2026-01-01T00:00:00.000+0000\tFailed: ${(error as Error).message}`);
    process.exitCode = 1;
  } finally {
    await client.close();
  }
}
