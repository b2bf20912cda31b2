import { openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { sendTogether } from '../testing/raw-client.ts';
import { useServer } from '../testing/test-server.ts';
import { META_PAGES, readMeta } from './data-pages.ts';
import { BLOCK } from './journal-batch.ts';

const server = useServer({ sync: true });
const INDEXES = 22;
const ROUNDS = 50;
const majority = { writeConcern: { w: 'majority' as const } };

/** The number of blocks in the journal, and of transactions in the data file. */
function readWritten() {
  const size = (name: string) => statSync(join(server.dataPath, name)).size;
  const file = openSync(join(server.dataPath, 'data.mdb'), 'r');
  const slots = Array.from({ length: META_PAGES }, (_, slot) => readMeta(file, slot, slot * 4096)?.transaction ?? 0);
  return { blocks: (size('journal.0') + size('journal.1')) / BLOCK, transactions: Math.max(...slots) };
}

/**
 * The blocks that a write costs on average, and no transaction of the data file. Where clients are so slow that the server has
 * found a second of rest to move its journal there, writes are measured again.
 */
async function measureBlocks(write: (round: number) => Promise<unknown>, rounds = ROUNDS): Promise<number> {
  for (let first = 0; ; first += rounds) {
    const before = readWritten();
    for (let round = 0; round < rounds; round++) await write(first + round);
    const after = readWritten();
    if (after.transactions === before.transactions) return (after.blocks - before.blocks) / rounds;
  }
}

describe('a majority write puts on disk', () => {
  it('its document, oplog entry and index keys once, regardless of the number of indexes', async () => {
    const orders = server.database().collection<Document & { _id: number }>('orders');
    await orders.createIndexes(Array.from({ length: INDEXES }, (_, n) => ({ key: { [`field${n}`]: 1, at: -1 } })));
    const fields = Object.fromEntries(Array.from({ length: INDEXES }, (_, n) => [`field${n}`, `value of field ${n}`]));
    const insert = (_id: number) =>
      orders.insertOne({ _id, at: new Date(), ...fields, text: 'x'.repeat(4000) }, majority);
    expect(await measureBlocks(insert)).toBe(3);
  });

  it('one block, if it is small', async () => {
    const counters = server.database().collection<{ _id: number; count: number }>('counters');
    await counters.insertOne({ _id: 1, count: 0 });
    const count = () => counters.updateOne({ _id: 1 }, { $inc: { count: 1 } }, majority);
    expect(await measureBlocks(count)).toBe(1);
  });

  it('one block for several connections together', async () => {
    const counters = server.database().collection<{ _id: number; count: number }>('counters');
    const writers = 16;
    await counters.insertMany(Array.from({ length: writers }, (_, _id) => ({ _id, count: 0 })));
    const updates = Array.from({ length: writers }, (_, _id) => ({
      update: 'counters',
      updates: [{ q: { _id }, u: { $inc: { count: 1 } } }],
      ...{ writeConcern: { w: 'majority' }, $db: counters.dbName },
    }));
    const countAll = () => sendTogether(server, updates);
    // An update needs some 600 bytes: each of them alone would take a block.
    expect(await measureBlocks(countAll, 3)).toBeLessThan(writers * 0.75);
  });
});
