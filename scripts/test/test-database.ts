import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start as startEmbedded } from '@eunbit/embedded-mongodb';
import { findMongod, MONGOD_VERSION } from '../start/mongod/binary.ts';
import { oneLine } from '../start/mongod/end-reason.ts';
import { openMongod } from '../start/mongod/open-mongod.ts';

/** The kind of server that tests run on. */
export type TestDatabaseKind = 'mongod' | 'embedded';

export interface TestDatabaseChoice {
  readonly kind: TestDatabaseKind;
  /** Description for the first line of a run. */
  readonly description: string;
}

export interface TestDatabase {
  readonly uri: string;
  stop(): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * A mongod releases the transaction locks of a killed process after a minute; with this parameter, tests that kill processes wait
 * less. Fail points are for MongoDB's specification tests.
 */
const MONGOD_PARAMETERS = { transactionLifetimeLimitSeconds: '10', enableTestCommands: '1' };

const versionOf = ({ MONGOD_VERSION: asked }: Environment): string => asked || MONGOD_VERSION;

/**
 * The kind that `TEST_DATABASE` names. By default a mongod if it is cached or can be downloaded, otherwise the embedded server.
 * Rejects if the requested mongod is not available, or the value is unknown.
 */
export async function chooseTestDatabase(
  environment: Environment,
  say: (line: string) => void,
): Promise<TestDatabaseChoice> {
  const asked = environment.TEST_DATABASE;
  if (asked === 'embedded') return { kind: 'embedded', description: 'embedded-mongodb' };
  if (asked && asked !== 'mongod')
    throw new Error(`TEST_DATABASE is wrong: "${asked}" is neither mongod nor embedded.`);
  const version = versionOf(environment);
  try {
    await findMongod(version, say);
    return { kind: 'mongod', description: `mongod ${version}` };
  } catch (error) {
    const reason = `mongod ${version} could not be downloaded (${oneLine((error as Error).message)})`;
    if (asked === 'mongod') throw new Error(`TEST_DATABASE=mongod: ${reason}.`);
    return { kind: 'embedded', description: `embedded-mongodb: ${reason}` };
  }
}

async function startIn(dataDir: string, kind: TestDatabaseKind, environment: Environment): Promise<TestDatabase> {
  if (kind === 'embedded') return startEmbedded({ dataPath: dataDir, port: 0, sync: false, testCommands: true });
  const settings = { dataDir, mongodVersion: versionOf(environment), parameters: MONGOD_PARAMETERS };
  const { port, replicaSet, stop } = await openMongod(settings, null, console.log);
  return { uri: `mongodb://127.0.0.1:${port}/?replicaSet=${replicaSet}`, stop };
}

/** Starts it in a folder that is deleted when it stops, so writes need not be flushed to disk. */
export async function startTestDatabase(kind: TestDatabaseKind, environment: Environment): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'eunbit-test-'));
  const removeData = () => rm(dataDir, { recursive: true, force: true });
  try {
    const { uri, stop } = await startIn(dataDir, kind, environment);
    return { uri, stop: () => stop().finally(removeData) };
  } catch (error) {
    await removeData();
    throw error;
  }
}
