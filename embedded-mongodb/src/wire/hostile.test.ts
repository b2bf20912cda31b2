import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { message, RawClient } from '../testing/raw-client.ts';
import { useServer } from '../testing/test-server.ts';
import { crc32c } from './crc32c.ts';

const server = useServer();

const residentMegabytes = () => {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'));
  return Number(line?.[1]) / 1024;
};
const stillServes = async () => expect(await server.client.db('admin').command({ ping: 1 })).toMatchObject({ ok: 1 });

const endsConnection = async (bytes: Buffer) => {
  const client = await RawClient.connect(server.uri);
  client.socket.write(bytes);
  if (!client.socket.destroyed) await once(client.socket, 'close');
};

/** A ping that ends with a checksum. */
const withChecksum = (checksum: number) => {
  const bytes = Buffer.concat([message({ ping: 1, $db: 'admin' }), Buffer.alloc(4)]);
  bytes.writeInt32LE(bytes.length, 0);
  bytes.writeUInt32LE(1, 16);
  bytes.writeUInt32LE(checksum, bytes.length - 4);
  return bytes;
};

describe('a client that sends invalid data', () => {
  it('is disconnected, and other clients are not affected', async () => {
    const lengths = [-1, 0, 15, 2_000_000_000, 48_000_001];
    for (const length of lengths) {
      const head = Buffer.alloc(16);
      head.writeInt32LE(length, 0);
      await endsConnection(head);
    }
    await stillServes();
  });

  it('is disconnected for random bytes after a valid length', async () => {
    for (let round = 0; round < 50; round++) {
      const bytes = randomBytes(16 + round * 7);
      bytes.writeInt32LE(bytes.length, 0);
      await endsConnection(bytes);
    }
    await stillServes();
  });

  it('may corrupt any byte of a valid message', async () => {
    const good = message({ insert: 'rows', documents: [{ _id: 1, text: 'abc', list: [1, 2.5] }], $db: 'hostile' });
    const clients = await Promise.all(
      Array.from({ length: good.length - 16 }, async (_, at) => {
        const bytes = Buffer.from(good);
        bytes[16 + at] = (bytes[16 + at] as number) ^ 0xff;
        const client = await RawClient.connect(server.uri);
        client.socket.write(bytes);
        return client;
      }),
    );
    await stillServes();
    for (const client of clients) client.close();
  });

  it('may nest documents deeper than the stack reaches', async () => {
    let nested = Buffer.from([5, 0, 0, 0, 0]);
    for (let depth = 0; depth < 20_000; depth++) {
      const outer = Buffer.alloc(4 + 3);
      outer.writeInt32LE(nested.length + 8, 0);
      outer[4] = 3;
      outer[5] = 97;
      nested = Buffer.concat([outer, nested, Buffer.from([0])]);
    }
    const head = Buffer.alloc(21);
    head.writeInt32LE(21 + nested.length, 0);
    head.writeInt32LE(2013, 12);
    const client = await RawClient.connect(server.uri);
    client.socket.write(Buffer.concat([head, nested]));
    await once(client.socket, 'data');
    client.close();
    await stillServes();
  });

  it('may stop in the middle of a message, many times', async () => {
    const before = residentMegabytes();
    const half = message({ ping: 1, padding: 'x'.repeat(1000), $db: 'admin' }).subarray(0, 500);
    const clients = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const client = await RawClient.connect(server.uri);
        client.socket.write(half);
        return client;
      }),
    );
    for (const client of clients) client.close();
    await stillServes();
    expect(residentMegabytes() - before).toBeLessThan(100);
  });

  it('is disconnected for an unsupported operation or a wrong checksum', async () => {
    const [opInsert, opCompressed] = [2002, 2012];
    for (const operation of [opInsert, opCompressed, -1]) {
      const bytes = message({ ping: 1, $db: 'admin' });
      bytes.writeInt32LE(operation, 12);
      await endsConnection(bytes);
    }
    await endsConnection(withChecksum(0));
    await stillServes();
  });

  it('may send a correct checksum', async () => {
    const client = await RawClient.connect(server.uri);
    const bytes = withChecksum(0);
    client.socket.write(withChecksum(crc32c(bytes.subarray(0, -4))));
    await client.reply();
    client.close();
  });

  it('may use names and texts that are not UTF-8', async () => {
    const { databaseName } = server.database();
    const client = await RawClient.connect(server.uri);
    const bytes = message({ insert: 'rows', documents: [{ _id: 1, XY: 'ZZ' }], $db: databaseName });
    for (const text of ['XY', 'ZZ']) bytes.set([0xc3, 0x28], bytes.indexOf(text));
    client.socket.write(bytes);
    await client.reply();
    const found = await client.command({ find: 'rows', filter: { _id: 1 }, $db: databaseName });
    client.close();

    expect(found).toMatchObject({ ok: 1, cursor: { firstBatch: [{ _id: 1 }] } });
    await stillServes();
  });

  it('may send a valid message byte by byte', async () => {
    const client = await RawClient.connect(server.uri);
    const bytes = message({ ping: 1, $db: 'admin' });
    for (const byte of bytes.subarray(0, -1)) client.socket.write(Buffer.from([byte]));
    const reply = once(client.socket, 'data');
    client.socket.write(bytes.subarray(-1));
    await reply;
    client.close();
  });
});
