import { join } from 'node:path';
import { freePort } from '../setup/free-port.ts';
import { holdLock } from '../setup/process-lock.mjs';
import { DATA_PATHS, hasData, type KeptChoice, keepChoice, readChoice } from './kept-choice.ts';
import { oneLine } from './mongod/end-reason.ts';
import type { OwnMongod } from './mongod/open-mongod.ts';
import { StartError, type StartSettings } from './settings.ts';

/** A database to work with, and how to stop it if it was started here. */
export interface Database {
  readonly uri: string;
  /** For the person who started the shop. */
  readonly description: string;
  /** Resolves with the reason when it ends without having been stopped. One at MONGODB_URI never does. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
  /** Starts it again on its data, at the same address. */
  restart(): Promise<Database>;
  /** Another one in its place, whose data are none of this one's; null if that must not be. */
  fallBack(reason: string): Promise<Database> | null;
}

type Say = (line: string) => void;

const DATABASE_NAME = 'eunbit';
/** How long a mongod must run in a new folder, in milliseconds, before its data must not be abandoned. */
const TRIAL_MS = 60_000;
const NEVER = new Promise<never>(() => {});
const log: Say = (line) => console.log(line);

/**
 * The one place where the database is chosen: MONGODB_URI, else DATABASE, else what this data folder used before, else a
 * mongod, else, where that cannot be downloaded or started, the embedded server. A choice is kept once its database has
 * answered, so that data never seem lost; docs/own-database.md has the rules. In production only MONGODB_URI is used. The
 * databases of development are loaded when they are opened, because the image of production is without them.
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
 * Makes the folder, where nobody else works in it. A second start would find its mongod locked, which looks like one that
 * cannot run here.
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

/** A mongod; on the first start of a folder that asks for none, the embedded server where there can be no mongod. */
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

/** The reason why there is no fallback, and what to do. */
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
