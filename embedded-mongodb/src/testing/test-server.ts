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
  /** A database no other test uses. */
  database(): Db;
  connect(options?: MongoClientOptions): Promise<MongoClient>;
  /** Ends the process, where it has not ended yet, and starts another one on the same data. */
  restart(how: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  kill(): void;
}

let nextDatabase = 1;

/** A client of a server that was killed looks for it so long when it is closed; the driver's own limit is 30 seconds. */
const SERVER_SELECTION_MS = 2_000;

/** Connects however long that takes: how soon a client gives a dead server up says nothing of one that runs on a busy machine. */
async function connected(client: MongoClient): Promise<MongoClient> {
  for (;;) {
    try {
      return await client.connect();
    } catch (error) {
      if (!(error instanceof MongoServerSelectionError)) throw error;
    }
  }
}

/** A server of its own for the tests of a file, in a folder that goes with it. */
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
