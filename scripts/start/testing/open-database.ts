import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../database.ts';
import { buildScript } from '../mongod/testing/stand-ins.ts';
import type { StartSettings } from '../settings.ts';

export const MISSING_LIBRARY = buildScript(
  "echo 'mongod: error while loading shared libraries: libcurl.so.4: cannot open shared object file' >&2; exit 127",
);

interface Opened {
  readonly database: Database;
  /** Messages for the person who starts it. */
  readonly printed: readonly string[];
}

/** Opens a database like a start, and stops it after the test. */
export async function open(settings: StartSettings): Promise<Opened> {
  const printed: string[] = [];
  const database = await openDatabase(settings, (line) => printed.push(line));
  onTestFinished(() => database.stop());
  return { database, printed };
}

async function onData<T>({ uri }: Database, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = await new MongoClient(uri, { serverSelectionTimeoutMS: 8000 }).connect();
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
export const write = (database: Database) =>
  onData(database, (client) => client.db().collection<{ _id: string }>('orders').insertOne({ _id: 'EB-1' }));
export const read = (database: Database) =>
  onData(database, (client) => client.db().collection('orders').countDocuments());
export const choiceIn = ({ dataDir }: StartSettings) =>
  JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'));
