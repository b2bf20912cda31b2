import { Binary, BSONRegExp, Code, Decimal128, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import type { Collection } from 'mongodb';
import { describe, expect, it } from 'vitest';
import type { Document, Value } from '../bson/values.ts';
import { compareKeys, parseSort, sortKeys } from '../sorting/sort.ts';
import { RUNS_FACTOR, scalars } from '../testing/arbitraries.ts';
import { useServer } from '../testing/test-server.ts';

interface Row extends Document {
  _id: number;
}

interface Query {
  filter: Document;
  sort: [string, 1 | -1][];
  limit: number;
}

const server = useServer();

const NAMES = ['a', 'b', 'c'];

/** Texts around the greatest length of a key, most of which begin alike and differ in what is not kept of them. */
const texts = fc
  .record({
    letter: fc.constantFrom('x', 'x', 'x', 'é', '\0', '𝒳'),
    length: fc.oneof(
      fc.constantFrom(1597, 1598, 1599, 1600, 1665, 1666, 1667, 1668, 1696, 1697, 1698, 1699, 1700, 2000, 3000),
      fc.integer({ min: 1500, max: 4000 }),
    ),
    end: fc.string({ unit: fc.constantFrom('a', 'b', '\0', 'ÿ', '😀', '\uffff'), maxLength: 2 }),
  })
  .map(({ letter, length, end }) => letter.repeat(length / Buffer.byteLength(letter)) + end);

/** So few that documents have them in common. */
const similarTexts = fc.constantFrom('', 'a', 'ab', 'b').map((end) => `${'x'.repeat(1700)}${end}`);

const toBytes = (text: string) => Buffer.from(text.replaceAll('é', 'ÿ'), 'latin1');
const longValues: fc.Arbitrary<Value> = fc.oneof(
  { weight: 6, arbitrary: texts },
  texts.map((text) => new Binary(toBytes(text))),
  texts.map((text) => ({ text, a: 1 })),
  texts.map((text) => ({ [text.replaceAll('\0', '0')]: 1 })),
  texts.map((text) => new BSONRegExp(text.replaceAll('\0', '0'), 'i')),
  texts.map((text) => new Code(text)),
  texts.map((text) => new Code('f', { text })),
  fc.tuple(texts, scalars).map(([text, scalar]) => ({ text: [text, scalar] })),
);
const singleValues = fc.oneof(
  { weight: 3, arbitrary: longValues },
  { weight: 2, arbitrary: scalars },
  { weight: 2, arbitrary: similarTexts },
  fc.constantFrom<Value[]>(new ObjectId(), Decimal128.fromString('7'), new Timestamp({ t: 2, i: 0 })),
);
const singles = fc.record({ a: singleValues, b: singleValues, c: singleValues }, { requiredKeys: [] });
const values = fc.oneof(
  { weight: 3, arbitrary: singleValues },
  { weight: 1, arbitrary: fc.array(singleValues, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.array(similarTexts, { minLength: 2, maxLength: 3 }) },
);
const withArrays = fc.oneof(
  fc.record({ a: values, b: singleValues, c: singleValues }, { requiredKeys: [] }),
  fc.record({ a: singleValues, b: values, c: singleValues }, { requiredKeys: [] }),
);

const directions = fc.constantFrom(1 as const, -1 as const);
const paths = fc.constantFrom(...NAMES);
const orders = fc.uniqueArray(fc.tuple(paths, directions), { minLength: 1, maxLength: 3, selector: ([path]) => path });

/** Conditions on values that the documents have, since others would fit none. */
const conditionsOn = (known: fc.Arbitrary<Value>) =>
  fc.oneof(
    known.map((value) => ({ $eq: value })),
    fc.tuple(fc.constantFrom('$gt', '$gte', '$lt', '$lte'), known).map(([name, value]) => ({ [name]: value })),
    fc.tuple(known, known).map(([low, high]) => ({ $gte: low, $lte: high })),
    fc.array(known, { minLength: 1, maxLength: 4 }).map((list) => ({ $in: list })),
  );

function queriesOn(rows: readonly Row[], indexes: readonly Query['sort'][]): fc.Arbitrary<Query> {
  const found = rows.flatMap((row) => NAMES.flatMap((name) => row[name] ?? [])).filter(isComparable);
  const known = found.length > 0 ? fc.constantFrom(...found) : scalars.filter(isComparable);
  const filters = fc.uniqueArray(fc.tuple(paths, conditionsOn(known)), { maxLength: 2, selector: ([path]) => path });
  const limit = fc.nat({ max: 5 });
  return fc.oneof(
    fc.record({ filter: filters.map((conditions) => Object.fromEntries(conditions)), sort: orders, limit }),
    fc.record({ first: known, fields: fc.constantFrom(...indexes), limit }).map(orderBehind),
  );
}

/** Holds the first field of an index to a value, and asks for the order of those behind it. */
function orderBehind(given: { first: Value; fields: Query['sort']; limit: number }): Query {
  const [[path], ...rest] = given.fields as [Query['sort'][number], ...Query['sort']];
  return { filter: { [path]: { $eq: given.first } }, sort: rest.length > 0 ? rest : given.fields, limit: given.limit };
}

/** A regular expression in a filter asks for the texts that fit it. */
function isComparable(value: Value): boolean {
  return !(value instanceof BSONRegExp);
}

async function ids(rows: Collection<Row>, { filter, sort, limit }: Query, batchSize = 1000): Promise<number[]> {
  const found = rows.find(filter, { projection: { _id: 1 }, batchSize, limit }).sort(sort);
  return (await found.toArray()).map((row) => row._id);
}

/** The values by which documents were to be sorted, of which each must not be before the one that it follows. */
function getOrder(found: readonly number[], all: readonly Document[], sort: Query['sort']): Value[][] {
  const fields = parseSort(Object.fromEntries(sort));
  const keys = found.map((id) => sortKeys(all[id] as Document, fields));
  const isAfter = keys.map((key, at) => at === 0 || compareKeys(keys[at - 1] as Value[], key, fields) <= 0);
  expect(isAfter).not.toContain(false);
  return keys;
}

async function compare(plain: Collection<Row>, indexed: Collection<Row>, rows: readonly Row[], query: Query) {
  const everything = { ...query, limit: 0 };
  const [expected, actual, page, samePage] = await Promise.all([
    ids(plain, everything),
    ids(indexed, everything, 3),
    ids(plain, query),
    ids(indexed, query),
  ]);
  expect(actual.toSorted()).toEqual(expected.toSorted());
  getOrder(actual, rows, query.sort);
  const fields = parseSort(Object.fromEntries(query.sort));
  const [ours, theirs] = [getOrder(samePage, rows, query.sort), getOrder(page, rows, query.sort)];
  expect(ours).toHaveLength(theirs.length);
  const isSame = ours.map((keys, at) => compareKeys(keys, theirs[at] as Value[], fields) === 0);
  expect(isSame).not.toContain(false);
  expect(await indexed.countDocuments(query.filter)).toBe(expected.length);
}

describe('indexes on long values of every type', () => {
  it(
    'change neither results nor their order, also after writes',
    async () => {
      let round = 0;
      const database = server.database();
      const property = fc.asyncProperty(
        fc.oneof(
          fc.array(singles, { minLength: 1, maxLength: 25 }),
          fc.array(withArrays, { minLength: 1, maxLength: 25 }),
        ),
        fc.array(orders, { minLength: 1, maxLength: 3 }),
        fc.gen(),
        async (all, definitions, generate) => {
          const plain = database.collection<Row>(`plain${++round}`);
          const indexed = database.collection<Row>(`indexed${round}`);
          const rows = all.map((document, _id): Row => ({ ...document, _id }));
          await Promise.all([plain.insertMany(rows), indexed.insertMany(rows)]);
          // Documents may hold two arrays that one index cannot hold both.
          for (const fields of definitions) await indexed.createIndex(Object.fromEntries(fields)).catch(unlessParallel);
          const queries = () => Array.from({ length: 6 }, () => generate(queriesOn, rows, definitions));
          for (const query of queries()) await compare(plain, indexed, rows, query);
          const changed = rows.filter(({ _id }) => _id % 3 === 0);
          for (const row of changed) {
            row.a = generate(() => singleValues);
            for (const collection of [plain, indexed]) await collection.replaceOne({ _id: row._id }, row);
          }
          for (const collection of [plain, indexed]) await collection.deleteMany({ _id: { $mod: [5, 4] } });
          for (const query of queries()) await compare(plain, indexed, rows, query);
          expect(await database.command({ validate: indexed.collectionName })).toMatchObject({ valid: true });
          await Promise.all([plain.drop(), indexed.drop()]);
        },
      );
      // Making such documents smaller would take longer than looking at them.
      await fc.assert(property, { numRuns: 25 * RUNS_FACTOR, endOnFailure: true });
    },
    60_000 * RUNS_FACTOR,
  );
});

function unlessParallel(error: unknown): void {
  const { code } = error as { code?: number };
  if (code !== 171 && code !== 85 && code !== 86) throw error;
}
