import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type RunningServer, start } from '@eunbit/embedded-mongodb';
import { MongoClient } from 'mongodb';
import { readMemory } from '../figures.ts';

/** The measured server with a client. */
export interface Target extends AsyncDisposable {
  client: MongoClient;
  uri: string;
  /** Null if the server was not started here. */
  pid: number | null;
  /** Stops or kills the server and starts it again on its data; returns the milliseconds from the start to the first response. */
  restart: ((end: 'stopped' | 'killed') => Promise<number>) | null;
  /** Memory of the server right after a start with an empty folder, in megabytes. */
  freshMemory: number | null;
}

/** The wait in milliseconds for garbage of the start to be collected. */
const REST_MILLISECONDS = 2000;

/** The server at MONGODB_URI, otherwise an embedded one in a separate process with a new folder. */
export async function openTarget(uri = process.env.MONGODB_URI): Promise<Target> {
  if (uri) {
    const client = await new MongoClient(uri).connect();
    const close = () => client.close();
    return { client, uri, pid: null, restart: null, freshMemory: null, [Symbol.asyncDispose]: close };
  }
  const dataPath = await mkdtemp(join(tmpdir(), 'eunbit-bench-'));
  let server: RunningServer = await start({ dataPath, port: 0 });
  const target: Target = {
    client: await new MongoClient(server.uri).connect(),
    uri: server.uri,
    pid: server.pid,
    freshMemory: null,
    async restart(end) {
      await target.client.close();
      if (end === 'killed') process.kill(server.pid, 'SIGKILL');
      await server.stop();
      const began = performance.now();
      server = await start({ dataPath, port: 0 });
      target.client = await new MongoClient(server.uri).connect();
      await target.client.db('admin').command({ ping: 1 });
      Object.assign(target, { uri: server.uri, pid: server.pid });
      return performance.now() - began;
    },
    async [Symbol.asyncDispose]() {
      await target.client.close();
      await server.stop();
      await rm(dataPath, { recursive: true, force: true });
    },
  };
  await delay(REST_MILLISECONDS);
  target.freshMemory = await readMemory(server.pid);
  return target;
}
