import { join } from 'node:path';
import { freePort } from '../setup/free-port.ts';
import { holdLock } from '../setup/process-lock.mjs';
import { DATA_PATHS, hasData, type KeptChoice, keepChoice, readChoice } from './kept-choice.ts';
import { oneLine } from './mongod/end-reason.ts';
import type { OwnMongod } from './mongod/open-mongod.ts';
import { StartError, type StartSettings } from './settings.ts';

/** A database, and how to stop it if it was started here. */
export interface Database {
  readonly uri: string;
  /** Message for the person who started the shop. */
  readonly description: string;
  /** Resolves with the reason if it ends without being stopped. For a database at MONGODB_URI it never resolves. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
  /** Restarts it on its data, at the same address. */
  restart(): Promise<Database>;
  /** Replaces it by another database without its data; null if that is not allowed. */
  fallBack(reason: string): Promise<Database> | null;
}

type Say = (line: string) => void;

const DATABASE_NAME = 'eunbit';
/** How long a mongod must run in a new folder before its data must not be abandoned, in milliseconds. */
const TRIAL_MS = 60_000;
const NEVER = new Promise<never>(() => {});
const log: Say = (line) => console.log(line);

/**
 * The only place where the database is chosen: MONGODB_URI, otherwise DATABASE, otherwise the one that this data folder used
 * before, otherwise a mongod or, if it cannot be downloaded or started, the embedded server. The choice is stored once its
 * database has responded, so that data never seem lost; docs/own-database.md has the rules. In production only MONGODB_URI is
 * used. The databases of development are imported when they are opened, since the production image does not contain them.
 */
export async function openDatabase(settings: StartSettings, say: Say = log): Promise<Database> {
  const { mongodbUri, dataDir, production, database: asked } = settings;
  if (mongodbUri) return atUri(mongodbUri);
  if (production) throw new StartError('MONGODB_URI is missing.');
  requireOwnFolder(dataDir);
  const kept = readChoice(dataDir);
  const kind = asked ?? kept?.kind ?? 'mongod';
  if (kept && kept.kind !== kind && hasData(dataDir, kept.kind)) {
    say(
      `DATABASE=${kind}: the data in ${join(dataDir, DATA_PATHS[kept.kind])} stay there. DATABASE=${kept.kind} opens them.`,
    );
  }
  if (kind === 'mongod') return tryMongod(settings, kept, say);
  const because = kept?.kind === 'embedded' ? kept.because : null;
  if (because && !asked)
    say(`Using embedded-mongodb, which has held the data of this shop since its first start, when ${because}.`);
  return openEmbedded(dataDir, because);
}

/**
 * Creates the folder, and fails if another process uses it. A second start would find its mongod locked, which looks like one
 * that cannot run here.
 */
function requireOwnFolder(dataDir: string): void {
  const holder = holdLock(join(dataDir, 'in-use.lock'));
  if (holder === null) return;
  throw new StartError(
    `The data in ${dataDir} are in use by process ${holder}, which may be another start. Stop it, or set DATA_DIR to another folder.`,
  );
}

function atUri(uri: string): Database {
  const gone = async () => {
    throw new Error('it is not of this start');
  };
  return {
    uri,
    description: 'MongoDB at MONGODB_URI',
    ended: NEVER,
    stop: async () => {},
    restart: gone,
    fallBack: () => null,
  };
}

/** A mongod; on the first start of a folder without a chosen database, the embedded server if mongod is not possible. */
async function tryMongod(settings: StartSettings, kept: KeptChoice | null, say: Say): Promise<Database> {
  const isFirst = kept === null && settings.database === null;
  const startedAt = Date.now();
  const instead = async (reason: string) => {
    say(`Using embedded-mongodb: ${reason}.`);
    return openEmbedded(settings.dataDir, reason);
  };
  const uriOf = ({ port, replicaSet }: OwnMongod) =>
    `mongodb://127.0.0.1:${port}/${DATABASE_NAME}?replicaSet=${replicaSet}`;
  const wrap = (mongod: OwnMongod): Database => ({
    uri: uriOf(mongod),
    description: `mongod ${mongod.version} at ${uriOf(mongod)}, data in ${mongod.dataPath}`,
    ended: mongod.ended,
    stop: mongod.stop,
    restart: async () => wrap(await mongod.restart()),
    fallBack(reason) {
      if (!isFirst || Date.now() - startedAt > TRIAL_MS) return null;
      return instead(
        `mongod ended within its first minute (${oneLine(reason)}); what it holds stays in ${mongod.dataPath}`,
      );
    },
  });
  try {
    const { openMongod } = await import('./mongod/open-mongod.ts');
    const mongod = await openMongod(settings, kept, say);
    keepChoice(settings.dataDir, { kind: 'mongod', because: null, version: mongod.version });
    return wrap(mongod);
  } catch (error) {
    const reason = oneLine((error as Error).message);
    if (isFirst) return instead(reason);
    throw new StartError(adviceFor(settings, reason));
  }
}

/** Why there is no fallback, and what to do. */
function adviceFor({ dataDir }: StartSettings, reason: string): string {
  if (!hasData(dataDir, 'mongod')) return `DATABASE=mongod: ${reason}. Without the setting embedded-mongodb is used.`;
  const path = join(dataDir, DATA_PATHS.mongod);
  return `The data of this shop are in ${path}, and ${reason}. They are left as they are: start again when that is mended, or start an empty shop beside them with DATABASE=embedded.`;
}

async function openEmbedded(dataDir: string, because: string | null): Promise<Database> {
  const dataPath = join(dataDir, DATA_PATHS.embedded);
  const database = await startEmbeddedAt(dataPath, await freePort());
  keepChoice(dataDir, { kind: 'embedded', because, version: null });
  return database;
}

async function startEmbeddedAt(dataPath: string, port: number): Promise<Database> {
  const { start } = await import('@eunbit/embedded-mongodb');
  const { uri, ended, stop } = await start({ dataPath, port });
  const url = new URL(uri);
  url.pathname = `/${DATABASE_NAME}`;
  return {
    uri: url.href,
    description: `embedded-mongodb at ${url.href}, data in ${dataPath}`,
    ended,
    stop,
    restart: () => startEmbeddedAt(dataPath, Number(url.port)),
    fallBack: () => null,
  };
}
