import { describe, expect, it } from 'vitest';
import { fill, hold } from '../testing/long-work.ts';
import { useServer } from '../testing/test-server.ts';

const ROWS = 2000;
const server = useServer();
const admin = () => server.client.db('admin');

async function given(count = ROWS) {
  const rows = server.database().collection<{ _id: number; n: number }>('rows');
  await fill(rows, count, (_id) => ({ _id, n: 0 }));
  return rows;
}

async function running(filter: object): Promise<{ opid: number }[]> {
  return (await admin().command({ currentOp: 1, ...filter })).inprog;
}

describe('running operations', () => {
  it('are listed and can be killed, which keeps the writes already done', async () => {
    const rows = await given();
    const letGo = await hold(server.client, rows, ROWS / 2);
    const ended = Promise.allSettled([rows.updateMany({}, { $set: { n: 1 } })]);
    await expect.poll(() => rows.countDocuments({ n: 1 })).toBe(ROWS / 2);
    const [update, ...others] = await running({ op: 'update', ns: rows.namespace });
    expect(others).toEqual([]);
    expect(update).toMatchObject({ active: true, command: { update: 'rows' } });
    await admin().command({ killOp: 1, op: update?.opid });

    expect(await ended).toMatchObject([{ status: 'rejected', reason: { code: 11601 } }]);
    expect(await running({ ns: rows.namespace })).toEqual([]);
    await letGo();
    expect(await rows.countDocuments({ n: 1 })).toBe(ROWS / 2);
  });

  it('include index builds and operations that wait for a transaction', async () => {
    const rows = await given(100);
    const session = server.client.startSession();
    session.startTransaction();
    await rows.updateOne({ _id: 1 }, { $set: { n: 1 } }, { session });
    for (const work of [() => rows.createIndex({ n: 1 }), () => rows.deleteOne({ _id: 1 })]) {
      const ended = Promise.allSettled([work()]);
      await expect.poll(() => running({ ns: rows.namespace })).toHaveLength(1);
      const [{ opid } = { opid: 0 }] = await running({ ns: rows.namespace });
      await admin().command({ killOp: 1, op: opid });
      expect(await ended).toMatchObject([{ status: 'rejected', reason: { code: 11601 } }]);
    }
    await session.abortTransaction();
    await session.endSession();

    expect((await rows.indexes()).map(({ name }) => name)).toEqual(['_id_']);
    expect(await rows.countDocuments()).toBe(100);
  });

  it('are visible only from the admin database', async () => {
    const other = server.database();
    await expect(other.command({ currentOp: 1 })).rejects.toMatchObject({ code: 13 });
    await expect(other.command({ killOp: 1, op: 1 })).rejects.toMatchObject({ code: 13 });
    await expect(admin().command({ killOp: 1, op: 'x' })).rejects.toMatchObject({ code: 14 });
    expect(await admin().command({ killOp: 1, op: 123_456_789 })).toMatchObject({ ok: 1 });
  });
});
