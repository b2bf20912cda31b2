import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { MongoClient } from 'mongodb';
import { afterAll, describe, expect, it } from 'vitest';
import { handle } from '../commands/dispatch.ts';
import { listen } from '../server/listener.ts';
import { metaKey } from './keys.ts';
import { Store } from './store.ts';
import { WriteSet } from './write-set.ts';

const folder = mkdtempSync(join(tmpdir(), 'format-'));
const LISTEN = { host: '127.0.0.1', port: 0, sync: false, testCommands: false, maxConnections: 10 };

afterAll(() => rmSync(folder, { recursive: true }));

/**
 * A data file whose collection `shop.rows` has ten documents with texts of 1,701 bytes that differ in their last one,
 * and indexes on `a` and, descending and unique, on `b`. The server that wrote it gave them in the order of digests.
 */
function withoutFormat(): string {
  const dataPath = join(folder, 'without-format');
  const packed = new URL('../testing/data-files/without-format.mdb.gz', import.meta.url);
  mkdirSync(dataPath);
  writeFileSync(join(dataPath, 'data.mdb'), gunzipSync(readFileSync(packed)));
  return dataPath;
}

describe('a data file without a format number', () => {
  it('gets the current format, and can be read, indexed on long keys and written', async () => {
    const beginning = 'x'.repeat(1700);
    const dataPath = withoutFormat();
    const server = await listen({ ...LISTEN, dataPath }, handle);
    const client = await new MongoClient(server.uri).connect();
    const rows = client.db('shop').collection<{ _id: number; a: string; b: string }>('rows');
    const ids = async (field: 'a' | 'b', direction: 1 | -1) =>
      (
        await rows
          .find({ [field]: { $gt: '' } })
          .sort({ [field]: direction })
          .toArray()
      ).map(({ _id }) => _id);

    expect(await ids('a', 1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await ids('b', -1)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    const again = { a: '', b: `${beginning}3` };
    await expect(rows.insertOne({ _id: 10, ...again })).rejects.toMatchObject({ code: 11000 });
    await rows.deleteOne({ _id: 3 });
    await rows.insertOne({ _id: 10, ...again, a: `${beginning}3` });
    expect(await ids('a', -1)).toEqual([9, 8, 7, 6, 5, 4, 10, 2, 1, 0]);
    expect(await client.db('shop').command({ validate: 'rows' })).toMatchObject({ valid: true });

    await client.close();
    await server.close();
    const store = new Store(dataPath, true);
    expect(store.view().get(metaKey('format'))).toEqual(Buffer.from('2'));
    await store.close();
  });
});

describe('a data file', () => {
  it('with a later format is refused', async () => {
    const dataPath = join(folder, 'later');
    await (await listen({ ...LISTEN, dataPath }, handle)).close();
    await (await listen({ ...LISTEN, dataPath }, handle)).close();
    const store = new Store(dataPath, true);
    const writeSet = new WriteSet();
    writeSet.set(metaKey('format'), Buffer.from('3'));
    store.commit(writeSet);
    await store.close();

    await expect(listen({ ...LISTEN, dataPath }, handle)).rejects.toThrow(
      'format 3, while this server reads formats up to 2',
    );
  });
});
