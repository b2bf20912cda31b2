import fc from 'fast-check';
import { type Collection, type IndexDescription, MongoServerError } from 'mongodb';
import { describe, expect, it } from 'vitest';
import type { Document, Value } from '../bson/values.ts';
import { documents, NAMES, RUNS_FACTOR, scalars, values } from '../testing/arbitraries.ts';
import { useServer } from '../testing/test-server.ts';

interface Row {
  _id: number;
}

type Step = (rows: Collection<Row>) => Promise<unknown>;

const server = useServer();

const paths = fc.constantFrom(...NAMES, 'a.a', 'a.b', 'b.a', 'a.0', 'a.b.c');
const ids = fc.nat({ max: 7 });
const numbers = fc.constantFrom<Value[]>(1, -2, 0.5, 3n);

const operators: fc.Arbitrary<Document> = fc.oneof(
  fc.tuple(paths, values).map(([path, value]) => ({ $set: { [path]: value } })),
  paths.map((path) => ({ $unset: { [path]: '' } })),
  fc.tuple(paths, values).map(([path, value]) => ({ $push: { [path]: value } })),
  fc
    .tuple(paths, fc.array(scalars, { maxLength: 3 }))
    .map(([path, list]) => ({ $addToSet: { [path]: { $each: list } } })),
  fc.tuple(paths, scalars).map(([path, value]) => ({ $pull: { [path]: { $gte: value } } })),
  fc.tuple(paths, fc.constantFrom(1, -1)).map(([path, end]) => ({ $pop: { [path]: end } })),
  fc.tuple(paths, numbers).map(([path, by]) => ({ $inc: { [path]: by } })),
  fc.tuple(paths, scalars).map(([path, value]) => ({ $min: { [path]: value } })),
  fc.tuple(paths, scalars).map(([path, value]) => ({ $max: { [path]: value } })),
  fc.tuple(paths, paths).map(([from, to]) => ({ $rename: { [from]: to } })),
  fc.tuple(paths, values).map(([path, value]) => ({ $set: { [`${path}.$[]`]: value } })),
);

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(ids, documents).map(
    ([_id, document]): Step =>
      (rows) =>
        rows.insertOne({ ...document, _id }),
  ),
  {
    weight: 6,
    arbitrary: fc.tuple(ids, operators).map(
      ([_id, update]): Step =>
        (rows) =>
          rows.updateOne({ _id }, update),
    ),
  },
  fc.tuple(ids, operators).map(
    ([_id, update]): Step =>
      (rows) =>
        rows.updateOne({ _id }, update, { upsert: true }),
  ),
  fc.tuple(ids, documents).map(
    ([_id, document]): Step =>
      (rows) =>
        rows.replaceOne({ _id }, document),
  ),
  fc.tuple(ids, paths, values).map(
    ([_id, path, value]): Step =>
      (rows) =>
        rows.findOneAndUpdate({ _id }, [{ $set: { [path]: { $literal: value } } }]),
  ),
  ids.map(
    (_id): Step =>
      (rows) =>
        rows.deleteOne({ _id }),
  ),
);

const indexes = fc
  .record({
    fields: fc.uniqueArray(fc.tuple(paths, fc.constantFrom(1 as const, -1 as const)), {
      minLength: 1,
      maxLength: 3,
      selector: ([path]) => path,
    }),
    kind: fc.constantFrom<Partial<IndexDescription>[]>(
      {},
      {},
      { sparse: true },
      { partialFilterExpression: { a: { $gt: 0 } } },
    ),
    unique: fc.boolean(),
  })
  .map(
    ({ fields, kind, unique }): IndexDescription => ({
      key: Object.fromEntries(fields),
      ...kind,
      ...(unique && { unique }),
    }),
  );

/** Refused by an index: a duplicate, two arrays in one key, or a position that is a field, too. */
const REFUSED_BY_INDEX = [11000, 171, 16746];

/** The code of the error by which the server refused the step. */
async function outcome(step: Step, rows: Collection<Row>): Promise<number | undefined> {
  try {
    await step(rows);
    return undefined;
  } catch (error) {
    if (error instanceof MongoServerError) return Number(error.code);
    throw error;
  }
}

/** The documents' bytes, in hexadecimal. */
async function rawDocuments(rows: Collection<Row>): Promise<string[]> {
  const found = await rows.find({}, { sort: { _id: 1 }, raw: true }).toArray();
  return found.map((bytes) => Buffer.from(bytes as unknown as Uint8Array).toString('hex'));
}

describe('random writes', () => {
  it('leave the same documents with and without indexes, and every index consistent', async () => {
    const database = server.database();
    let round = 0;
    const property = fc.asyncProperty(
      fc.array(documents, { maxLength: 6 }),
      fc.array(indexes, { minLength: 1, maxLength: 3 }),
      fc.array(steps, { minLength: 5, maxLength: 15 }),
      async (all, definitions, writes) => {
        const plain = database.collection<Row>(`plain${++round}`);
        const indexed = database.collection<Row>(`indexed${round}`);
        for (const definition of definitions) {
          await indexed.createIndexes([definition]).catch(({ code }) => expect([85, 86]).toContain(code));
        }
        const starts = all.map(
          (document, _id): Step =>
            (rows) =>
              rows.insertOne({ ...document, _id }),
        );
        for (const step of [...starts, ...writes]) {
          const refused = await outcome(step, indexed);
          // What an index refuses leaves no trace, so that it is as if it had not been asked.
          if (refused !== undefined && REFUSED_BY_INDEX.includes(refused)) continue;
          expect(await outcome(step, plain)).toBe(refused);
        }
        expect(await rawDocuments(indexed)).toEqual(await rawDocuments(plain));
        expect(await database.command({ validate: indexed.collectionName, full: true })).toMatchObject({
          valid: true,
          errors: [],
        });
      },
    );
    await fc.assert(property, { numRuns: 60 * RUNS_FACTOR });
  }, 600_000);
});
