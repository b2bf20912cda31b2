import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { handle } from '../commands/dispatch.ts';
import { listen } from '../server/listener.ts';
import { message, RawClient } from '../testing/raw-client.ts';
import { useServer } from '../testing/test-server.ts';

interface CursorReply {
  cursor: { id: bigint; nextBatch: object[] };
}

const server = useServer();

const residentMegabytes = () => {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'));
  return Number(line?.[1]) / 1024;
};
const status = () => server.client.db('admin').command({ serverStatus: 1 });
const openConnections = async () => Number((await status()).connections.current);

describe('a client that floods the server', () => {
  it('with requests receives all responses in order', async () => {
    const client = await RawClient.connect(server.uri);
    const count = 20_000;
    const one = message({ ping: 1, $db: 'admin' });
    const all = Buffer.concat(
      Array.from({ length: count }, (_, index) => {
        const bytes = Buffer.from(one);
        bytes.writeInt32LE(index, 4);
        return bytes;
      }),
    );
    client.socket.write(all);
    for (let index = 0; index < count; index++) expect((await client.reply()).readInt32LE(8)).toBe(index);
    client.close();
  });

  it('without reading responses is no longer read from', async () => {
    const database = server.database();
    await database.collection('large').insertOne({ text: 'x'.repeat(4_000_000) });
    const before = residentMegabytes();
    const find = message({ find: 'large', $db: database.databaseName });
    const clients = await Promise.all(Array.from({ length: 4 }, () => RawClient.connect(server.uri)));
    for (const client of clients) {
      client.socket.pause();
      // A megabyte of requests, which have four gigabytes of answers.
      client.socket.write(Buffer.concat(Array.from({ length: 1000 }, () => find)));
      const padding = message({ ping: 1, padding: 'x'.repeat(1_000_000), $db: 'admin' });
      for (let sent = 0; sent < 30; sent++) client.socket.write(padding);
    }
    for (let round = 0; round < 200; round++) await status();

    expect(residentMegabytes() - before).toBeLessThan(150);
    for (const client of clients) client.close();
    await expect.poll(openConnections).toBeLessThan(20);
  });

  it('with ten thousand connections leaves nothing behind', async () => {
    const { hostname, port } = new URL(server.uri);
    const { connections } = await status();
    const before = residentMegabytes();
    for (let round = 0; round < 50; round++) {
      await Promise.all(
        Array.from({ length: 200 }, async (_, index) => {
          const socket = connect(Number(port), hostname);
          await once(socket, 'connect');
          if (index % 2 === 0) socket.resetAndDestroy();
          else socket.destroy();
        }),
      );
    }
    await expect.poll(openConnections).toBeLessThan(connections.current + 20);

    expect(residentMegabytes() - before).toBeLessThan(60);
  });
});

describe('a thousand clients', () => {
  it('can wait for the next event at the same time', async () => {
    const { databaseName } = server.database();
    const collection = server.client.db(databaseName).collection('watched');
    await collection.insertOne({});
    const before = residentMegabytes();
    const clients = await Promise.all(Array.from({ length: 1000 }, () => RawClient.connect(server.uri)));
    const waiting = await Promise.all(
      clients.map(async (client) => {
        const open = { aggregate: 'watched', pipeline: [{ $changeStream: {} }], cursor: {}, $db: databaseName };
        const { cursor } = await client.command<CursorReply>(open);
        return {
          client,
          getMore: { getMore: cursor.id, collection: 'watched', maxTimeMS: 86_400_000, $db: databaseName },
        };
      }),
    );
    const events = waiting.map(({ client, getMore }) => client.command<CursorReply>(getMore));
    await collection.insertOne({ text: 'news' });

    for (const { cursor } of await Promise.all(events)) {
      expect(cursor.nextBatch).toMatchObject([{ operationType: 'insert', fullDocument: { text: 'news' } }]);
    }
    expect(residentMegabytes() - before).toBeLessThan(120);
    for (const client of clients) client.close();
  });
});

describe('a client beyond the limit of connections', () => {
  it('is refused while the others are served, and accepted once there is room', async () => {
    const dataPath = mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const listening = await listen(
      {
        dataPath,
        host: '127.0.0.1',
        port: 0,
        sync: false,
        testCommands: false,
        maxConnections: 2,
      },
      handle,
    );
    const [first, second] = [await RawClient.connect(listening.uri), await RawClient.connect(listening.uri)];
    const refused = await RawClient.connect(listening.uri);
    await once(refused.socket, 'close');
    expect(await first.command({ ping: 1, $db: 'admin' })).toMatchObject({ ok: 1 });
    expect(logged).toHaveBeenCalledExactlyOnceWith('refusing connections: all 2 are in use');

    second.close();
    await vi.waitFor(async () => {
      const next = await RawClient.connect(listening.uri);
      expect(await next.command({ ping: 1, $db: 'admin' })).toMatchObject({ ok: 1 });
      next.close();
    });
    logged.mockRestore();
    first.close();
    await listening.close();
    rmSync(dataPath, { recursive: true });
  });
});
