import { setTimeout as delay } from 'node:timers/promises';
import type { ChangeStreamDocument, Collection, Document, MongoClient, ResumeToken } from 'mongodb';
import { expect, it } from 'vitest';
import { type TestServer, useServer } from '../testing/test-server.ts';

interface Account extends Document {
  _id: number;
  amount: number;
  owner: string;
}
interface Move extends Document {
  _id: string;
  from: number;
  to: number;
  sum: number;
}

const ACCOUNTS = 20;
const START = 1000;
const KILLS = Number(process.env.CRASH_KILLS ?? 3);

const server = useServer({ sync: true });

/** What clients were told was done, and what they tried. */
interface Ledger {
  acknowledged: Set<string>;
  tried: Set<string>;
  notes: Set<string>;
}

/** Works until the server is gone. */
async function untilGone(client: MongoClient, step: (client: MongoClient) => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await step(client);
    } catch {
      return;
    }
  }
}

let next = 0;

async function transfer(client: MongoClient, ledger: Ledger): Promise<void> {
  const id = `move${next++}`;
  const from = Math.floor(Math.random() * ACCOUNTS);
  const to = (from + 1 + Math.floor(Math.random() * (ACCOUNTS - 1))) % ACCOUNTS;
  const sum = 1 + Math.floor(Math.random() * 50);
  const { accounts, moves } = collections(client);
  ledger.tried.add(id);
  await client.withSession((session) =>
    session.withTransaction(
      async () => {
        await accounts.updateOne({ _id: from }, { $inc: { amount: -sum } }, { session });
        await accounts.updateOne({ _id: to }, { $inc: { amount: sum } }, { session });
        await moves.insertOne({ _id: id, from, to, sum }, { session });
      },
      { writeConcern: { w: 'majority' }, timeoutMS: 3000 },
    ),
  );
  ledger.acknowledged.add(id);
}

async function note(client: MongoClient, ledger: Ledger): Promise<void> {
  const id = `note${next++}`;
  const notes = collections(client).notes;
  const writeConcern = Math.random() < 0.5 ? { w: 'majority' as const } : { w: 1, j: true };
  await notes.insertOne({ _id: id, tags: ['a', id], at: new Date() }, { writeConcern });
  ledger.notes.add(id);
}

function collections(client: MongoClient) {
  const database = client.db('bank');
  return {
    accounts: database.collection<Account>('accounts'),
    moves: database.collection<Move>('moves'),
    notes: database.collection<Document & { _id: string }>('notes'),
  };
}

/** Reads events of moves from where it was until the server is gone. */
async function follow(client: MongoClient, seen: Seen): Promise<void> {
  const options = { maxAwaitTimeMS: 50, ...(seen.token === undefined ? {} : { resumeAfter: seen.token }) };
  const stream = collections(client).moves.watch([], options);
  try {
    for (;;) takeEvent(seen, await stream.next());
  } catch {
    await stream.close();
  }
}

interface Seen {
  token: ResumeToken | undefined;
  ids: string[];
}

function takeEvent(seen: Seen, event: ChangeStreamDocument<Move>): void {
  seen.token = event._id;
  if (event.operationType === 'insert') seen.ids.push(event.documentKey._id);
}

/** Every event up to now. */
async function catchUp(moves: Collection<Move>, seen: Seen): Promise<void> {
  const options = seen.token === undefined ? {} : { resumeAfter: seen.token };
  const count = await moves.countDocuments();
  const stream = moves.watch([], { maxAwaitTimeMS: 50, ...options });
  while (seen.ids.length < count) takeEvent(seen, await stream.next());
  const late = await stream.tryNext();
  expect(late).toBeNull();
  await stream.close();
}

async function open(running: TestServer): Promise<void> {
  const { accounts, moves, notes } = collections(running.client);
  await accounts.insertMany(
    Array.from({ length: ACCOUNTS }, (_, _id) => ({ _id, amount: START, owner: `owner${_id % 3}` })),
  );
  await accounts.createIndex({ owner: 1, amount: -1 });
  await moves.createIndex({ from: 1, to: 1 });
  await notes.createIndex({ tags: 1 });
  await notes.createIndex({ at: 1 }, { sparse: true });
}

async function checkAll(running: TestServer, ledger: Ledger, seen: Seen): Promise<void> {
  const { accounts, moves, notes } = collections(running.client);
  const rows = await accounts.find().toArray();
  const written = await moves.find().toArray();
  const expected = new Map(rows.map((row) => [row._id, START]));
  for (const { from, to, sum } of written) {
    expected.set(from, (expected.get(from) as number) - sum);
    expected.set(to, (expected.get(to) as number) + sum);
  }
  expect(new Map(rows.map((row) => [row._id, row.amount]))).toEqual(expected);

  const ids = new Set(written.map((move) => move._id));
  expect([...ledger.acknowledged].filter((id) => !ids.has(id))).toEqual([]);
  expect([...ids].filter((id) => !ledger.tried.has(id))).toEqual([]);
  const noted = new Set((await notes.find().toArray()).map((row) => row._id));
  expect([...ledger.notes].filter((id) => !noted.has(id))).toEqual([]);

  for (const name of ['accounts', 'moves', 'notes']) {
    const found = await running.client.db('bank').command({ validate: name });
    expect(found).toMatchObject({ valid: true, errors: [] });
  }
  expect(await moves.estimatedDocumentCount()).toBe(ids.size);
  await catchUp(moves, seen);
  expect(seen.ids.length).toBe(new Set(seen.ids).size);
  expect(new Set(seen.ids)).toEqual(ids);
}

it(
  `a server killed ${KILLS} times while clients write never loses, splits or repeats a write`,
  async () => {
    await open(server);
    const ledger: Ledger = { acknowledged: new Set(), tried: new Set(), notes: new Set() };
    const stream = collections(server.client).moves.watch();
    await stream.tryNext();
    const seen: Seen = { token: stream.resumeToken, ids: [] };
    await stream.close();
    for (let round = 0; round < KILLS; round++) {
      const client = await server.connect({ serverSelectionTimeoutMS: 300 });
      const working = [
        ...Array.from({ length: 4 }, () => untilGone(client, (each) => transfer(each, ledger))),
        ...Array.from({ length: 3 }, () => untilGone(client, (each) => note(each, ledger))),
        follow(client, seen),
      ];
      const before = ledger.acknowledged.size;
      await expect.poll(() => ledger.acknowledged.size, { interval: 1 }).toBeGreaterThan(before);
      await delay(Math.random() * 500);
      server.kill();
      await Promise.all(working);
      await server.restart('SIGKILL');
      await checkAll(server, ledger, seen);
    }
    const figures = {
      kills: KILLS,
      transfers: ledger.acknowledged.size,
      inserts: ledger.notes.size,
      events: seen.ids.length,
    };
    console.log(JSON.stringify(figures));
    expect(ledger.acknowledged.size).toBeGreaterThanOrEqual(KILLS);
  },
  120_000 + KILLS * 40_000,
);
