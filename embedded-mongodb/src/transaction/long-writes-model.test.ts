import fc from 'fast-check';
import type { ChangeStreamDocument, Collection } from 'mongodb';
import { expect, it } from 'vitest';
import { fill } from '../testing/long-work.ts';
import { useServer } from '../testing/test-server.ts';

interface Row {
  _id: number;
  n: number;
  state: string;
  /** How often each of the long updates has written the document. */
  marks?: Record<string, number>;
}

const ROWS = 6000;
const STATES = ['a', 'b', 'c'];
const RUNS = 2 * Number(process.env.LONG_PROPERTY_TESTS ?? 1);

const server = useServer();

const state = fc.constantFrom(...STATES);
const id = fc.nat(ROWS - 1);
const long = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('mark' as const), from: state, to: state }) },
  fc.record({ kind: fc.constant('move' as const), from: state, by: fc.constantFrom(-ROWS, 1, ROWS) }),
  fc.record({ kind: fc.constant('remove' as const), below: fc.nat(ROWS / 4) }),
  fc.record({ kind: fc.constant('add' as const), count: fc.integer({ min: 500, max: 3000 }) }),
  fc.record({ kind: fc.constant('index' as const), descending: fc.boolean() }),
);
const short = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), id, to: state }),
  fc.record({ kind: fc.constant('delete' as const), id }),
  fc.record({ kind: fc.constant('insert' as const), n: fc.nat(ROWS) }),
);
type Long = typeof long extends fc.Arbitrary<infer T> ? T : never;
type Short = typeof short extends fc.Arbitrary<infer T> ? T : never;

class Run {
  readonly #rows: Collection<Row>;
  #nextId = ROWS;
  #nextMark = 0;

  constructor(rows: Collection<Row>) {
    this.#rows = rows;
  }

  async long(work: Long): Promise<void> {
    const rows = this.#rows;
    switch (work.kind) {
      case 'mark': {
        const mark = `marks.m${this.#nextMark++}`;
        await rows.updateMany({ state: work.from }, { $set: { state: work.to }, $inc: { [mark]: 1 } });
        return;
      }
      case 'move': {
        const mark = `marks.m${this.#nextMark++}`;
        await rows.updateMany({ n: { $gte: 0 }, state: work.from }, { $inc: { n: work.by, [mark]: 1 } });
        return;
      }
      case 'remove':
        await rows.deleteMany({ n: { $lt: work.below }, state: { $ne: 'c' } });
        return;
      case 'add':
        await rows.insertMany(Array.from({ length: work.count }, () => this.#fresh(1)));
        return;
      case 'index':
        await rows.createIndex({ state: 1, n: work.descending ? -1 : 1 });
    }
  }

  async short(work: Short): Promise<void> {
    const rows = this.#rows;
    if (work.kind === 'set') await rows.updateOne({ _id: work.id }, { $set: { state: work.to } });
    else if (work.kind === 'delete') await rows.deleteOne({ _id: work.id });
    else await rows.insertOne(this.#fresh(work.n));
  }

  #fresh(n: number): Row {
    return { _id: this.#nextId++, n, state: 'a' };
  }
}

/** Does to a map what an event tells. */
function apply(rows: Map<number, Row>, event: ChangeStreamDocument<Row>): void {
  switch (event.operationType) {
    case 'insert': {
      expect(rows.has(event.documentKey._id)).toBe(false);
      rows.set(event.documentKey._id, event.fullDocument);
      return;
    }
    case 'delete': {
      expect(rows.delete(event.documentKey._id)).toBe(true);
      return;
    }
    case 'update': {
      const row = structuredClone(rows.get(event.documentKey._id)) as Row & Record<string, unknown>;
      for (const [path, value] of Object.entries(event.updateDescription.updatedFields ?? {})) {
        const [field = '', mark] = path.split('.');
        if (mark === undefined) row[field as 'n'] = value as number;
        else row.marks = { ...row.marks, [mark]: value as number };
      }
      rows.set(row._id, row);
    }
  }
}

it(
  'concurrent long and short writes write each document once, and streams emit each write in order',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(long, { minLength: 2, maxLength: 4 }),
        fc.array(short, { minLength: 20, maxLength: 60 }),
        async (longs, shorts) => {
          const rows = server.database().collection<Row>('rows');
          await fill(rows, ROWS, (_id) => ({ _id, n: _id, state: STATES[_id % STATES.length] as string }));
          await rows.createIndex({ n: 1 });
          await rows.createIndex({ state: 1 });
          const replayed = new Map((await rows.find().toArray()).map((row) => [row._id, row]));
          const stream = rows.watch([], { maxAwaitTimeMS: 50 });
          await stream.tryNext();

          const run = new Run(rows);
          const working = longs.map((work) => run.long(work));
          for (const work of shorts) await run.short(work);
          await Promise.all(working);
          await rows.insertOne({ _id: -1, n: 0, state: 'end' });
          for (let event = await stream.next(); !isEnd(event); event = await stream.next()) apply(replayed, event);
          await stream.close();

          const left = await rows.find({ _id: { $gte: 0 } }, { hint: { $natural: 1 } }).toArray();
          expect(left.filter(({ marks }) => Object.values(marks ?? {}).some((times) => times !== 1))).toEqual([]);
          expect([...replayed.values()].sort(byId)).toEqual(left.sort(byId));
          expect(await rows.db.command({ validate: 'rows' })).toMatchObject({ valid: true, errors: [] });
          expect(await rows.estimatedDocumentCount()).toBe(left.length + 1);
          await rows.db.dropDatabase();
        },
      ),
      { numRuns: RUNS },
    );
  },
  120_000 * (RUNS / 4),
);

function isEnd(event: ChangeStreamDocument<Row>): boolean {
  return event.operationType === 'insert' && event.documentKey._id === -1;
}

function byId(left: Row, right: Row): number {
  return left._id - right._id;
}
