import fc from 'fast-check';
import type { ClientSession, Collection, MongoServerError } from 'mongodb';
import { expect, it } from 'vitest';
import { SnapshotModel } from '../testing/snapshot-model.ts';
import { useServer } from '../testing/test-server.ts';

interface Row {
  _id: number;
  n: number;
}

const server = useServer();

const KINDS = ['read', 'read', 'write', 'write', 'write', 'remove', 'commit', 'abort', 'readOutside', 'writeOutside'];

const steps = fc.array(fc.record({ name: fc.nat(2), kind: fc.constantFrom(...KINDS), key: fc.nat(2) }), {
  minLength: 5,
  maxLength: 40,
});

/** The server and the model side by side: each step is done with both, and what they answer compared. */
class Run {
  readonly #model = new SnapshotModel();
  readonly #rows: Collection<Row>;
  readonly #sessions = new Map<number, ClientSession>();
  #next = 0;

  constructor(rows: Collection<Row>) {
    this.#rows = rows;
  }

  async step({ name, kind, key }: { name: number; kind: string; key: number }): Promise<void> {
    if (kind === 'readOutside') return this.#compare();
    if (kind === 'writeOutside') return this.#writeOutside(key);
    if (!this.#model.isOpen(name)) await this.#begin(name);
    const session = this.#session(name);
    if (kind === 'read') return this.#compare(name);
    if (kind === 'write' || kind === 'remove') return this.#write(name, key, kind === 'write');
    if (kind === 'commit') {
      await session.commitTransaction();
      this.#model.commit(name);
    } else {
      await session.abortTransaction();
      this.#model.abort(name);
    }
  }

  async end(): Promise<void> {
    await this.#compare();
    for (const session of this.#sessions.values()) await session.endSession();
  }

  /** A transaction takes its snapshot with its first statement. */
  async #begin(name: number): Promise<void> {
    const session = this.#sessions.get(name) ?? server.client.startSession();
    this.#sessions.set(name, session);
    if (session.inTransaction()) await session.abortTransaction();
    session.startTransaction();
    this.#model.begin(name);
    await this.#compare(name);
  }

  async #write(name: number, key: number, isSet: boolean): Promise<void> {
    const session = this.#session(name);
    const value = isSet ? ++this.#next : undefined;
    const work =
      value === undefined
        ? this.#rows.deleteOne({ _id: key }, { session })
        : this.#rows.updateOne({ _id: key }, { $set: { n: value } }, { upsert: true, session });
    const code = await work.then(() => 0).catch((error: MongoServerError) => error.code);
    expect(code).toBe(this.#model.write(name, key, value) ? 0 : 112);
  }

  /** Where a transaction holds the document, a write outside would wait for its end. */
  async #writeOutside(key: number): Promise<void> {
    if (this.#model.isHeld(key)) return;
    const value = ++this.#next;
    await this.#rows.updateOne({ _id: key }, { $set: { n: value } }, { upsert: true });
    this.#model.writeDirectly(key, value);
  }

  async #compare(name?: number): Promise<void> {
    const session = name === undefined ? {} : { session: this.#session(name) };
    const found = await this.#rows.find({}, { ...session, sort: { _id: 1 } }).toArray();
    expect(found.map(({ _id, n }) => [_id, n])).toEqual(this.#model.read(name));
  }

  #session(name: number): ClientSession {
    return this.#sessions.get(name) as ClientSession;
  }
}

it('interleaved transactions follow snapshot isolation, and the first writer wins', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const database = server.database();
      const run = new Run(await database.createCollection<Row>('rows'));
      for (const step of sequence) await run.step(step);
      await run.end();
      await database.dropDatabase();
    }),
    { numRuns: 60 },
  );
});
