import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { start } from '../index.ts';
import { useServer } from '../testing/test-server.ts';

const server = useServer({ sync: true });

describe('after the process was killed', () => {
  it('every acknowledged write exists, and every transaction is complete or absent', async () => {
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

  it('collections, indexes and counts are unchanged', async () => {
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

describe('a full disk', () => {
  it('stops the server with a clear message, without losing acknowledged writes', async () => {
    const dataPath = mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
    const command = fileURLToPath(new URL('../../bin/embedded-mongodb.mjs', import.meta.url));
    // A limit on the size of files fails writes as a full disk does.
    const limited = `ulimit -f 3000; exec '${process.execPath}' '${command}' --data '${dataPath}' --port 0 --with-parent`;
    const child = spawn('bash', ['-c', limited], { stdio: 'pipe' });
    let message = '';
    child.stderr.on('data', (chunk: Buffer) => {
      message += chunk.toString();
    });
    const exited = once(child, 'exit');
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const client = await new MongoClient((JSON.parse(String(line)) as { uri: string }).uri, FAST).connect();
    let written = 0;
    const filling = async () => {
      for (;;) {
        await client.db('full').collection<{ _id: number; text: string }>('rows').insertOne({ _id: written, text });
        written++;
      }
    };
    const text = 'x'.repeat(50_000);
    await expect(filling()).rejects.toThrow();
    expect(await exited).toEqual([1, null]);
    expect(message).toMatch(/writing to .* failed \(.+\); stopping, data are as of the last write/);
    await client.close();

    const again = await start({ dataPath, port: 0 });
    const reader = await new MongoClient(again.uri).connect();
    const rows = reader.db('full').collection<{ _id: number }>('rows');
    expect(written).toBeGreaterThan(0);
    expect(await rows.countDocuments({ _id: { $lt: written } })).toBe(written);
    expect(await reader.db('full').command({ validate: 'rows' })).toMatchObject({ valid: true });
    await rows.insertOne({ _id: -1 });
    await reader.close();
    await again.stop();
    rmSync(dataPath, { recursive: true });
  });
});

/** Enough for the first connection on a busy machine. */
const FAST = { serverSelectionTimeoutMS: 10_000 };

describe('a data folder', () => {
  it('is refused to a second process while the first one runs', async () => {
    await expect(start({ dataPath: server.dataPath, port: 0 })).rejects.toThrow(/in use by process \d+/);
  });

  it('can be used again after its server was killed, and so can a copy of it', async () => {
    const copy = mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
    cpSync(server.dataPath, copy, { recursive: true });
    await (await start({ dataPath: copy, port: 0 })).stop();
    await server.restart('SIGKILL');
    expect(await server.client.db().command({ ping: 1 })).toMatchObject({ ok: 1 });
    rmSync(copy, { recursive: true });
  });

  it('that is damaged beyond repair is refused, also by the next start', async () => {
    const dataPath = mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
    await (await start({ dataPath, port: 0 })).stop();
    truncateSync(join(dataPath, 'data.mdb'), 100);
    for (let round = 0; round < 2; round++) {
      await expect(start({ dataPath, port: 0 })).rejects.toThrow(/is damaged and holds no whole state/);
    }
    rmSync(dataPath, { recursive: true });
  });

  it('that is not a folder is refused with the reason', async () => {
    const dataPath = join(mkdtempSync(join(tmpdir(), 'embedded-mongodb-')), 'file');
    writeFileSync(dataPath, '');
    await expect(start({ dataPath, port: 0 })).rejects.toThrow(/cannot use the data folder .*file: EEXIST/);
  });

  it('can be used again after its server has stopped', async () => {
    const dataPath = mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
    for (let round = 0; round < 2; round++) await (await start({ dataPath, port: 0 })).stop();
    rmSync(dataPath, { recursive: true });
  });
});
