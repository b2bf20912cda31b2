import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { start as startEmbedded } from '@eunbit/embedded-mongodb';
import type { StartSettings } from './settings.ts';
import { StartError } from './settings.ts';

/** A database to work with, and how to stop it if it was started here. */
export interface Database {
  readonly uri: string;
  /** For the person who started the shop. */
  readonly description: string;
  stop(): Promise<void>;
}

type Kind = 'mongod' | 'embedded';

/** Answers within this time or counts as out of reach. */
const PROBE_MS = 3000;
const DOWNLOADS = 'https://fastdl.mongodb.org/';
const DATABASE_NAME = 'eunbit';

/**
 * The one place where the database is chosen: MONGODB_URI, else what this data folder used before, else DATABASE, else a
 * mongod if one can be downloaded, else the embedded server. The choice is kept, so that data never seems lost.
 */
export async function openDatabase(settings: StartSettings): Promise<Database> {
  const { mongodbUri, dataDir } = settings;
  if (mongodbUri) return { uri: mongodbUri, description: 'MongoDB at MONGODB_URI', stop: async () => {} };
  mkdirSync(dataDir, { recursive: true });
  const kind = await chooseKind(settings);
  return kind === 'mongod' ? startMongod(join(dataDir, 'mongod')) : startEmbeddedIn(join(dataDir, 'embedded-mongodb'));
}

async function chooseKind({ dataDir, database }: StartSettings): Promise<Kind> {
  const file = join(dataDir, 'database.json');
  const kept: Kind | null = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).kind : null;
  const kind = database ?? kept ?? ((await canDownload()) ? 'mongod' : 'embedded');
  if (kind !== kept) writeFileSync(file, JSON.stringify({ kind }));
  return kind;
}

async function canDownload(): Promise<boolean> {
  try {
    await fetch(DOWNLOADS, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_MS) });
    return true;
  } catch {
    return false;
  }
}

async function startEmbeddedIn(dataPath: string): Promise<Database> {
  const { uri, stop } = await startEmbedded({ dataPath, port: 0 });
  return { uri: withDatabase(uri), description: `embedded-mongodb, data in ${dataPath}`, stop };
}

/** A real mongod as a one-member replica set. Its port is kept, since the replica set's configuration names it. */
async function startMongod(dataPath: string): Promise<Database> {
  mkdirSync(dataPath, { recursive: true });
  const { MongoMemoryReplSet } = await import('mongodb-memory-server-core');
  const portFile = join(dataPath, '..', 'mongod-port');
  const port = existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : undefined;
  try {
    const replicaSet = await MongoMemoryReplSet.create({
      replSet: { count: 1, name: 'eunbit', storageEngine: 'wiredTiger' },
      instanceOpts: [{ dbPath: dataPath, ...(port ? { port } : {}) }],
    });
    const uri = replicaSet.getUri(DATABASE_NAME);
    writeFileSync(portFile, String(new URL(uri.replace(/^mongodb:/, 'http:')).port));
    const stop = async () => void (await replicaSet.stop({ doCleanup: false }));
    return { uri, description: `mongod, data in ${dataPath}`, stop };
  } catch (error) {
    const reason = (error as Error).message;
    throw new StartError(`mongod could not be started: ${reason} DATABASE=embedded starts without it.`);
  }
}

function withDatabase(uri: string): string {
  const url = new URL(uri);
  url.pathname = `/${DATABASE_NAME}`;
  return url.href;
}
