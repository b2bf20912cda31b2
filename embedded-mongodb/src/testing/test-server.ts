import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, MongoClient, type MongoClientOptions, MongoServerSelectionError } from 'mongodb';
import { afterAll, beforeAll } from 'vitest';
import { type RunningServer, start } from '../index.ts';

export interface TestServer {
  client: MongoClient;
  uri: string;
  pid: number;
  dataPath: string;
  /** A database that no other test uses. */
  database(): Db;
  connect(options?: MongoClientOptions): Promise<MongoClient>;
  /** Stops the process, if it is still running, and starts another one on the same data. */
  restart(how: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  kill(): void;
}

let nextDatabase = 1;

/**
 * When a client of a killed server is closed, it searches for the server for this long, in milliseconds; the driver's default is
 * 30 seconds.
 */
const SERVER_SELECTION_MS = 2_000;

/** Connects without a time limit: the short timeout above must not apply to a live server on a busy machine. */
async function connected(client: MongoClient): Promise<MongoClient> {
  for (;;) {
    try {
      return await client.connect();
    } catch (error) {
      if (!(error instanceof MongoServerSelectionError)) throw error;
    }
  }
}

/** A separate server for the tests of a file, in a temporary folder. */
export function useServer(options: { sync?: boolean; testCommands?: boolean } = {}): TestServer {
  const dataPath = mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
  const clients: MongoClient[] = [];
  let running: RunningServer;
  let isKilled = false;
  const open = async (clientOptions?: MongoClientOptions) => {
    const options = { serverSelectionTimeoutMS: SERVER_SELECTION_MS, ...clientOptions };
    const client = await connected(new MongoClient(running.uri, options));
    clients.push(client);
    return client;
  };
  const server: TestServer = {
    client: undefined as unknown as MongoClient,
    uri: '',
    pid: 0,
    dataPath,
    database: () => server.client.db(`test${nextDatabase++}`),
    connect: open,
    kill() {
      isKilled = true;
      process.kill(running.pid, 'SIGKILL');
    },
    async restart(how) {
      await Promise.all(clients.splice(0).map((client) => client.close()));
      if (how === 'SIGKILL' && !isKilled) server.kill();
      await running.stop();
      await begin();
    },
  };
  const begin = async () => {
    isKilled = false;
    const { sync = false, testCommands = true } = options;
    running = await start({ dataPath, port: 0, sync, testCommands });
    Object.assign(server, { uri: running.uri, pid: running.pid, client: await open() });
  };
  beforeAll(begin);
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.close()));
    await running.stop();
    rmSync(dataPath, { recursive: true, force: true });
  });
  return server;
}
