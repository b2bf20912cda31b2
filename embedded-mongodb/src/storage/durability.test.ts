import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { start } from '../index.ts';
import { useServer } from '../testing/test-server.ts';

const server = useServer({ sync: true });

describe('after the process was killed', () => {
  it('every acknowledged write is there, and every transaction whole or not at all', async () => {
    const name = server.database().databaseName;
    const client = await server.connect({ serverSelectionTimeoutMS: 500 });
    const database = client.db(name);
    await database.createCollection('pairs');
    const acknowledged: number[] = [];
    let running = true;
    const writer = async (first: number) => {
      for (let n = first; running; n += 8) {
        await client.withSession(async (session) => {
          session.startTransaction();
          await database
            .collection<{ _id: string }>('pairs')
            .insertMany([{ _id: `${n}a` }, { _id: `${n}b` }], { session });
          await session.commitTransaction();
        });
        acknowledged.push(n);
        if (acknowledged.length === 200) {
          running = false;
          server.kill();
        }
      }
    };
    await Promise.allSettled(Array.from({ length: 8 }, (_, first) => writer(first)));
    await server.restart('SIGKILL');

    const rows = await server.client.db(name).collection<{ _id: string }>('pairs').find().toArray();
    const ids = new Set(rows.map((row) => row._id));
    expect(acknowledged.length).toBeGreaterThanOrEqual(200);
    expect(acknowledged.filter((n) => !ids.has(`${n}a`))).toEqual([]);
    expect([...ids].filter((id) => !ids.has(id.slice(0, -1) + (id.endsWith('a') ? 'b' : 'a')))).toEqual([]);
  });

  it('collections, indexes and counts are as they were', async () => {
    const name = server.database().databaseName;
    const rows = server.client.db(name).collection<{ _id: number; tags: string[] }>('rows');
    await rows.createIndex({ tags: 1 }, { unique: true });
    await rows.insertMany([
      { _id: 1, tags: ['a', 'b'] },
      { _id: 2, tags: ['c'] },
    ]);
    await server.restart('SIGKILL');

    const again = server.client.db(name).collection<{ _id: number; tags: string[] }>('rows');
    expect(await again.estimatedDocumentCount()).toBe(2);
    expect(await again.find({ tags: 'b' }).explain()).toMatchObject({
      queryPlanner: { winningPlan: { inputStage: { indexName: 'tags_1', isMultiKey: true } } },
    });
    await expect(again.insertOne({ _id: 3, tags: ['b'] })).rejects.toMatchObject({ code: 11000 });
  });
});

describe('a data folder', () => {
  it('is refused to a second process while the first one lives', async () => {
    await expect(start({ dataPath: server.dataPath, port: 0 })).rejects.toThrow(/in use by process \d+/);
  });

  it('is free again when the server has stopped', async () => {
    const dataPath = mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
    for (let round = 0; round < 2; round++) await (await start({ dataPath, port: 0 })).stop();
    rmSync(dataPath, { recursive: true });
  });
});
