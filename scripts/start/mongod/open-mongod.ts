import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, isFreePort } from '../../setup/free-port.ts';
import { DATA_PATHS, type KeptChoice } from '../kept-choice.ts';
import type { StartSettings } from '../settings.ts';
import { findMongod, MONGOD_VERSION } from './binary.ts';
import { getMinor, REPLICA_SET, raiseDataVersion } from './replica-set.ts';
import { MongodEndedError, type MongodOptions, type RunningMongod, startMongod } from './server.ts';

export interface OwnMongod extends RunningMongod {
  readonly port: number;
  readonly dataPath: string;
  readonly replicaSet: string;
  /** Starts it again, at the same port, after it has ended. */
  restart(): Promise<OwnMongod>;
}

type MongodSettings = Pick<StartSettings, 'dataDir' | 'mongodVersion'> & Pick<MongodOptions, 'parameters'>;

/** A new folder is open within a second or two on most machines; one that was used may have to be recovered first. */
const NEW_ANSWERS_WITHIN_MS = 8000;
const USED_ANSWERS_WITHIN_MS = 120_000;

/**
 * Runs a mongod on the folder's data: of the version that they were opened with last, unless MONGOD_VERSION asks for
 * another. Its port is kept where nobody else has taken it.
 * @param kept what holds the data of this folder; null for a new one
 */
export async function openMongod(
  { dataDir, mongodVersion, parameters }: MongodSettings,
  kept: KeptChoice | null,
  say: (line: string) => void,
): Promise<OwnMongod> {
  const isUsed = kept?.kind === 'mongod';
  const lastVersion = isUsed ? kept.version : null;
  const version = mongodVersion ?? lastVersion ?? MONGOD_VERSION;
  const binary = await whileDoing(`mongod ${version} could not be downloaded`, () => findMongod(version, say));
  const dataPath = join(dataDir, DATA_PATHS.mongod);
  const answersWithinMs = isUsed ? USED_ANSWERS_WITHIN_MS : NEW_ANSWERS_WITHIN_MS;

  const run = async (port: number): Promise<OwnMongod> => {
    const mongod = await startMongod({ binary, dataPath, port, answersWithinMs, ...(parameters && { parameters }) });
    return { ...mongod, port, dataPath, replicaSet: REPLICA_SET, restart: () => run(port) };
  };
  return whileDoing(`mongod ${version} could not be started`, async () => {
    const port = await keptPort(dataDir);
    const mongod = await run(port).catch(async (error: Error) => {
      // Another program can take the port after it was chosen.
      if (!(error instanceof MongodEndedError) || (await isFreePort(port))) throw error;
      return run(await keptPort(dataDir));
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

async function keptPort(dataDir: string): Promise<number> {
  const file = join(dataDir, 'mongod-port');
  const kept = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (kept > 0 && (await isFreePort(kept))) return kept;
  const port = await freePort();
  writeFileSync(file, String(port));
  return port;
}
