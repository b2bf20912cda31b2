import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, isFreePort } from '../../setup/free-port.ts';
import { DATA_PATHS, hasData, type KeptChoice } from '../kept-choice.ts';
import type { StartSettings } from '../settings.ts';
import { findMongod, MONGOD_VERSION } from './binary.ts';
import { getMinor, moveReplicaSet, raiseDataVersion, readVersion } from './replica-set.ts';
import { type RunningMongod, startMongod } from './server.ts';

const REPLICA_SET = 'eunbit';

export interface OwnMongod extends RunningMongod {
  readonly version: string;
  readonly dataPath: string;
  readonly replicaSet: string;
  /** Restarts it at the same port after it has ended. */
  restart(): Promise<OwnMongod>;
}

type MongodSettings = Pick<StartSettings, 'dataDir' | 'mongodVersion'> & {
  /** Server parameters that differ from their defaults. */
  readonly parameters?: Readonly<Record<string, string>>;
};

/** Timeout for a new folder, which most machines open within a second or two; a used one may have to be recovered first. */
const NEW_ANSWERS_WITHIN_MS = 8000;
const USED_ANSWERS_WITHIN_MS = 120_000;

/**
 * Runs a mongod on the folder's data: in the version that opened them last, unless MONGOD_VERSION is set. Its port is kept if it
 * is still free.
 * @param kept the database choice of this folder; null for a new one
 */
export async function openMongod(
  { dataDir, mongodVersion, parameters = {} }: MongodSettings,
  kept: KeptChoice | null,
  say: (line: string) => void,
): Promise<OwnMongod> {
  const isUsed = kept?.kind === 'mongod';
  const lastVersion = isUsed ? kept.version : null;
  const version = mongodVersion ?? lastVersion ?? MONGOD_VERSION;
  await whileDoing(`mongod ${version} could not be downloaded`, () => findMongod(version, say));
  const dataPath = join(dataDir, DATA_PATHS.mongod);
  const options = {
    version,
    dbPath: dataPath,
    replicaSet: REPLICA_SET,
    answersWithinMs: isUsed ? USED_ANSWERS_WITHIN_MS : NEW_ANSWERS_WITHIN_MS,
    args: Object.entries(parameters).flatMap(([name, value]) => ['--setParameter', `${name}=${value}`]),
  };

  /** The library keeps the address of a set, so at another port the set is moved first. */
  const run = async (wanted: number): Promise<OwnMongod> => {
    if (hasData(dataDir, 'mongod') && wanted !== readPort(dataDir)) {
      const alone = await startMongod({ ...options, port: wanted, isMember: false });
      await moveReplicaSet(alone.port).finally(() => alone.stop());
    }
    const mongod = await startMongod({ ...options, port: wanted, isMember: true });
    const { port } = mongod;
    writeFileSync(portFile(dataDir), String(port));
    const ran = await readVersion(port);
    return { ...mongod, version: ran, dataPath, replicaSet: REPLICA_SET, restart: () => run(port) };
  };
  return whileDoing(`mongod ${version} could not be started`, async () => {
    const kept = readPort(dataDir);
    const port = kept && (await isFreePort(kept)) ? kept : await freePort();
    const mongod = await run(port).catch(async (error: Error) => {
      // Another program may take the port after it was chosen.
      if (await isFreePort(port)) throw error;
      return run(await freePort());
    });
    if (lastVersion && getMinor(mongod.version) !== getMinor(lastVersion)) {
      await raiseDataVersion(mongod.port, mongod.version);
    }
    return mongod;
  });
}

async function whileDoing<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`${what} (${(error as Error).message})`);
  }
}

const portFile = (dataDir: string) => join(dataDir, 'mongod-port');

/** The last port of this folder's set; null for a new one. */
function readPort(dataDir: string): number | null {
  const file = portFile(dataDir);
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : null;
}
