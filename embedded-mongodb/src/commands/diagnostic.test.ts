import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

const server = useServer();
const status = () => server.client.db('admin').command({ serverStatus: 1 }, { promoteLongs: true });

describe('serverStatus', () => {
  it('counts the passes that delete expired documents', async () => {
    const { ttl: before } = (await status()).metrics;
    await expect.poll(async () => (await status()).metrics.ttl.passes).toBeGreaterThan(before.passes);
  });

  it('counts operations by kind, and each write of a command', async () => {
    const rows = server.database().collection<{ _id: number }>('rows');
    const { opcounters: before } = await status();
    await rows.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }]);
    await rows.updateOne({ _id: 1 }, { $set: { a: 1 } });
    await rows.deleteMany({});
    await rows.find().toArray();
    const { opcounters: after } = await status();

    expect(after.insert - before.insert).toBe(3);
    expect(after.update - before.update).toBe(1);
    expect(after.delete - before.delete).toBe(1);
    expect(after.query - before.query).toBe(1);
  });

  it('counts requests, and bytes received and sent', async () => {
    const rows = server.database().collection('rows');
    const { network: before } = await status();
    await rows.insertOne({ text: 'x'.repeat(100_000) });
    const { network: between } = await status();
    await rows.find().toArray();
    const { network: after } = await status();

    expect(between.numRequests - before.numRequests).toBeGreaterThanOrEqual(2);
    expect(between.bytesIn - before.bytesIn).toBeGreaterThan(100_000);
    expect(between.bytesOut - before.bytesOut).toBeLessThan(50_000);
    expect(after.bytesOut - between.bytesOut).toBeGreaterThan(100_000);
    expect(after.bytesIn - between.bytesIn).toBeLessThan(50_000);
  });
});
