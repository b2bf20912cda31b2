import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '@eunbit/embedded-mongodb';
import { MongoClient } from 'mongodb';

export interface OwnDatabase extends AsyncDisposable {
  readonly uri: string;
  readonly pid: number | null;
}

/** A database for this run: on the server at MONGODB_URI, otherwise on an embedded one. */
export async function openDatabase(): Promise<OwnDatabase> {
  const name = `bench-${process.pid}`;
  const named = (text: string) => {
    const url = new URL(text);
    url.pathname = `/${name}`;
    return url.href;
  };
  if (process.env.MONGODB_URI) {
    const uri = named(process.env.MONGODB_URI);
    const drop = async () => {
      const client = await new MongoClient(uri).connect();
      await client.db(name).dropDatabase();
      await client.close();
    };
    return { uri, pid: null, [Symbol.asyncDispose]: drop };
  }
  const dataPath = await mkdtemp(join(tmpdir(), 'eunbit-bench-'));
  const server = await start({ dataPath, port: 0 });
  const stop = async () => {
    await server.stop();
    await rm(dataPath, { recursive: true, force: true });
  };
  return { uri: named(server.uri), pid: server.pid, [Symbol.asyncDispose]: stop };
}
