import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UUID } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '../bson/values.ts';
import { Server } from '../server/server.ts';
import { RawClient } from '../testing/raw-client.ts';
import { useServer } from '../testing/test-server.ts';

const server = useServer();

/** A session whose commands the driver does not order or repeat. */
async function rawSession() {
  const raw = await RawClient.connect(server.uri);
  const $db = server.database().databaseName;
  const id = { id: new UUID() };
  const run = (command: Document, txnNumber: bigint, more: Document = {}) =>
    raw.command({ ...command, lsid: id, txnNumber, autocommit: false, $db, ...more });
  return {
    close: () => raw.close(),
    insert: (_id: number, txnNumber: bigint, more?: Document) =>
      run({ insert: 'rows', documents: [{ _id }] }, txnNumber, more),
    update: (q: Document, u: Document, txnNumber: bigint, more?: Document) =>
      run({ update: 'rows', updates: [{ q, u }] }, txnNumber, more),
    commit: (txnNumber: bigint, more?: Document) => run({ commitTransaction: 1 }, txnNumber, { ...more, $db: 'admin' }),
    abort: (txnNumber: bigint) => run({ abortTransaction: 1 }, txnNumber, { $db: 'admin' }),
    rows: () => server.client.db($db).collection('rows').find().toArray(),
    id,
    $db,
  };
}

const START = { startTransaction: true };
const TRANSIENT = { errorLabels: ['TransientTransactionError'] };

describe('the number of a transaction', () => {
  it('belongs to one transaction, and the next one needs a greater number', async () => {
    const session = await rawSession();
    await session.insert(1, 5n, START);

    expect(await session.insert(2, 5n, START)).toMatchObject({ code: 117 });
    expect(await session.insert(2, 4n, START)).toMatchObject({ code: 225 });
    expect(await session.insert(2, 6n)).toMatchObject({ code: 251, ...TRANSIENT });
    session.close();
  });

  it('ends a transaction with a smaller number in the same session', async () => {
    const session = await rawSession();
    await session.insert(1, 1n, START);
    await session.insert(2, 2n, START);

    expect(await session.commit(1n)).toMatchObject({ code: 225 });
    expect(await session.commit(2n)).toMatchObject({ ok: 1 });
    expect(await session.rows()).toEqual([{ _id: 2 }]);
    session.close();
  });

  it('is unknown after the abort', async () => {
    const session = await rawSession();
    await session.insert(1, 1n, START);
    await session.abort(1n);

    expect(await session.commit(1n)).toMatchObject({ code: 251, ...TRANSIENT });
    expect(await session.insert(1, 1n)).toMatchObject({ code: 251, ...TRANSIENT });
    session.close();
  });
});

describe('a commit', () => {
  it('can be repeated with the same result, but nothing can be added to it', async () => {
    const session = await rawSession();
    await session.insert(1, 1n, START);

    expect(await session.commit(1n)).toMatchObject({ ok: 1 });
    expect(await session.commit(1n)).toMatchObject({ ok: 1 });
    expect(await session.insert(2, 1n)).toMatchObject({ code: 256 });
    expect(await session.abort(1n)).toMatchObject({ code: 256 });
    expect(await session.rows()).toEqual([{ _id: 1 }]);
    session.close();
  });

  it('succeeds with a write concern error if its write concern cannot be met', async () => {
    const session = await rawSession();
    await session.insert(1, 1n, START);

    expect(await session.commit(1n, { writeConcern: { w: 3 } })).toMatchObject({
      ok: 1,
      writeConcernError: { code: 100, codeName: 'UnsatisfiableWriteConcern' },
    });
    expect(await session.rows()).toEqual([{ _id: 1 }]);
    session.close();
  });

  it('can be repeated after the server was killed and restarted', async () => {
    const session = await rawSession();
    await session.insert(1, 1n, START);
    await session.commit(1n, { writeConcern: { w: 'majority' } });
    await server.restart('SIGKILL');
    const raw = await RawClient.connect(server.uri);
    const commit = { commitTransaction: 1, lsid: session.id, txnNumber: 1n, autocommit: false, $db: 'admin' };

    expect(await raw.command(commit)).toMatchObject({ ok: 1 });
    expect(await server.client.db(session.$db).collection('rows').countDocuments()).toBe(1);
    raw.close();
  });
});

describe('an abandoned transaction', () => {
  let folder: string;
  let alone: Server;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
    alone = new Server({ dataPath: folder, sync: false, testCommands: false });
  });

  afterAll(async () => {
    await alone.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is aborted soon after its client disconnects, and releases its documents', async () => {
    const session = await rawSession();
    const rows = server.client.db(session.$db).collection<{ _id: number; held?: boolean }>('rows');
    await rows.insertOne({ _id: 1 });
    expect(await session.update({ _id: 1 }, { $set: { held: true } }, 1n, START)).toMatchObject({ ok: 1, n: 1 });
    session.close();

    // Waits for the transaction, which without its client's end would last a minute.
    expect(await rows.updateOne({ _id: 1 }, { $set: { held: false } })).toMatchObject({ modifiedCount: 1 });
  });

  it('continues if its client reconnects in time', async () => {
    const session = await rawSession();
    await session.insert(1, 1n, START);
    session.close();
    const raw = await RawClient.connect(server.uri);
    const commit = { commitTransaction: 1, lsid: session.id, txnNumber: 1n, autocommit: false, $db: 'admin' };

    expect(await raw.command(commit)).toMatchObject({ ok: 1 });
    expect(await session.rows()).toEqual([{ _id: 1 }]);
    raw.close();
  });

  it('is aborted when its lifetime is over, and releases its collection', () => {
    const { sessions } = alone;
    const session = sessions.touch({ id: 1 });
    const { open } = sessions.start(session, 1n);
    const collection = alone.engine.catalog.make('test', 'rows', {});
    open?.batch.create(collection);
    sessions.expire(() => {});
    expect(alone.engine.isUsed('test.rows')).toBe(true);
    sessions.transactionLifetime = -1;
    sessions.expire(() => {});

    expect(alone.engine.isUsed('test.rows')).toBe(false);
    expect(() => sessions.commit(session, 1n)).toThrow('aborted');
  });
});
