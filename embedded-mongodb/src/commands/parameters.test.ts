import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

const server = useServer();

describe('a parameter', () => {
  let admin: ReturnType<typeof server.client.db>;
  beforeAll(() => {
    admin = server.client.db('admin');
  });
  afterEach(async () => {
    await admin.command({ setParameter: 1, cursorTimeoutMillis: 600_000, transactionLifetimeLimitSeconds: 60 });
  });

  it('is returned with its value, and with its old value after a change', async () => {
    expect(await admin.command({ getParameter: 1, cursorTimeoutMillis: 1 })).toMatchObject({
      cursorTimeoutMillis: 600_000,
    });
    expect(await admin.command({ setParameter: 1, cursorTimeoutMillis: 50_000 })).toMatchObject({
      was: 600_000,
      ok: 1,
    });
    expect(await admin.command({ getParameter: '*' })).toMatchObject({
      cursorTimeoutMillis: 50_000,
      logicalSessionTimeoutMinutes: 30,
    });
  });

  it('decides when idle cursors are freed', async () => {
    const rows = server.database().collection('rows');
    await rows.insertMany([{}, {}, {}]);
    const cursor = rows.find({}, { batchSize: 1 });
    await cursor.next();
    await admin.command({ setParameter: 1, cursorTimeoutMillis: 1 });

    await expect.poll(async () => (await admin.command({ serverStatus: 1 })).metrics.cursor.open.total).toBe(0);
    await expect(cursor.next()).rejects.toMatchObject({ code: 43 });
  });

  it('decides when an open transaction is aborted', async () => {
    const rows = server.database().collection<{ _id: number }>('rows');
    await rows.insertOne({ _id: 1 });
    await admin.command({ setParameter: 1, transactionLifetimeLimitSeconds: 1 });
    const session = server.client.startSession();
    session.startTransaction();
    await rows.updateOne({ _id: 1 }, { $set: { held: true } }, { session });

    // Waits for the transaction, and goes on as soon as that is aborted.
    expect(await rows.updateOne({ _id: 1 }, { $set: { held: false } })).toMatchObject({ modifiedCount: 1 });
    await expect(session.commitTransaction()).rejects.toMatchObject({ code: 251 });
    await session.endSession();
  });

  it('that is unknown, fixed or out of range is refused', async () => {
    const refusal = (command: object, database = admin) => expect(database.command(command)).rejects;
    await refusal({ setParameter: 1, noSuchThing: 1 }).toMatchObject({ code: 72 });
    await refusal({ setParameter: 1 }).toMatchObject({ code: 72 });
    await refusal({ setParameter: 1, logicalSessionTimeoutMinutes: 5 }).toMatchObject({ code: 20 });
    await refusal({ setParameter: 1, cursorTimeoutMillis: 0 }).toMatchObject({ code: 2 });
    await refusal({ setParameter: 1, cursorTimeoutMillis: 5 }, server.database()).toMatchObject({ code: 13 });
    await refusal({ getParameter: 1, noSuchThing: 1 }).toMatchObject({ code: 72 });
  });
});
