import { EJSON } from 'bson';
import fc from 'fast-check';
import type { Collection, IndexDescription } from 'mongodb';
import { describe, expect, it } from 'vitest';
import type { Document, Value } from '../bson/values.ts';
import { compareKeys, parseSort, sortKeys } from '../sorting/sort.ts';
import { documents, NAMES, RUNS_FACTOR, scalars, values } from '../testing/arbitraries.ts';
import { useServer } from '../testing/test-server.ts';

interface Row {
  _id: number;
}

const server = useServer();

const paths = fc.constantFrom(...NAMES, 'a.a', 'a.b', 'b.a', 'a.0', 'a.b.c');
const directions = fc.constantFrom(1 as const, -1 as const);
const comparisons = fc.constantFrom('$eq', '$gt', '$gte', '$lt', '$lte', '$ne');

const operators: fc.Arbitrary<Document> = fc.oneof(
  fc.tuple(comparisons, values).map(([operator, value]) => ({ [operator]: value })),
  fc.tuple(scalars, scalars).map(([low, high]) => ({ $gte: low, $lt: high })),
  fc.array(values, { maxLength: 4 }).map((list) => ({ $in: list })),
  fc.array(scalars, { minLength: 1, maxLength: 3 }).map((list) => ({ $nin: list })),
  fc.array(scalars, { minLength: 1, maxLength: 2 }).map((list) => ({ $all: list })),
  fc.boolean().map((exists) => ({ $exists: exists })),
  fc.constantFrom('number', 'string', 'array', 'object', 'null').map((type) => ({ $type: type })),
  fc.nat({ max: 3 }).map((size) => ({ $size: size })),
  fc.constant({ $regex: '^a' }),
  fc.tuple(comparisons, scalars).map(([operator, value]) => ({ $not: { [operator]: value } })),
  fc.tuple(scalars, scalars).map(([low, high]) => ({ $elemMatch: { $gte: low, $lte: high } })),
  fc.tuple(scalars, scalars).map(([a, b]) => ({ $elemMatch: { a: { $gte: a }, b } })),
);

const isPlain = (condition: Document) => !('$ne' in condition && condition.$ne?.constructor?.name === 'BSONRegExp');
const noRegex = (filter: Document) =>
  Object.entries(filter).every(
    ([operator, value]) =>
      operator === '$eq' || operator === '$in' || operator === '$nin' || operator === '$all' || !holdsRegex(value),
  );

function holdsRegex(value: Value): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (value.constructor.name === 'BSONRegExp') return true;
  return (Array.isArray(value) ? value : Object.values(value)).some(holdsRegex);
}

const leaves = fc
  .tuple(paths, operators)
  .filter(([, condition]) => isPlain(condition) && noRegex(condition))
  .map(([path, condition]): Document => ({ [path]: condition }));
const expressions = fc.tuple(paths, scalars, fc.array(scalars, { maxLength: 3 })).map(
  ([path, value, list]): Document => ({
    $expr: list.length === 0 ? { $eq: [`$${path}`, value] } : { $in: [`$${path}`, list] },
  }),
);
const filters: fc.Arbitrary<Document> = fc.oneof(
  { weight: 1, arbitrary: fc.tuple(expressions, leaves).map(([expression, leaf]) => ({ ...leaf, ...expression })) },
  { weight: 4, arbitrary: leaves },
  { weight: 3, arbitrary: fc.array(leaves, { minLength: 2, maxLength: 3 }).map((list) => ({ $and: list })) },
  { weight: 2, arbitrary: fc.array(leaves, { minLength: 1, maxLength: 3 }).map((list) => ({ $or: list })) },
  { weight: 1, arbitrary: fc.array(leaves, { minLength: 1, maxLength: 2 }).map((list) => ({ $nor: list })) },
);
const orders = fc.uniqueArray(fc.tuple(paths, directions), { maxLength: 3, selector: ([path]) => path });
const queries = fc.record({
  filter: filters,
  sort: orders.filter((order) => !collides(order.map(([path]) => path))),
  skip: fc.nat({ max: 3 }),
  limit: fc.nat({ max: 5 }),
});

function collides(names: readonly string[]): boolean {
  return names.some((name) => names.some((other) => other.startsWith(`${name}.`)));
}

const indexes = fc
  .record({
    fields: fc.uniqueArray(fc.tuple(paths, directions), { minLength: 1, maxLength: 3, selector: ([path]) => path }),
    kind: fc.constantFrom('plain', 'plain', 'sparse', 'partial'),
  })
  .map(({ fields, kind }): IndexDescription => {
    const key = Object.fromEntries(fields);
    if (kind === 'sparse') return { key, sparse: true };
    return kind === 'partial' ? { key, partialFilterExpression: { [fields[0]?.[0] as string]: { $gt: 0 } } } : { key };
  });

interface Query {
  filter: Document;
  sort: [string, 1 | -1][];
  skip: number;
  limit: number;
}

async function ids(rows: Collection<Row>, { filter, sort, skip, limit }: Query): Promise<number[]> {
  const found = rows.find(filter, { projection: { _id: 1 }, skip, limit });
  if (sort.length > 0) found.sort(sort);
  return (await found.toArray()).map((row) => row._id);
}

/** What is found of the top-level fields of an index, with the types of the values, in any order. */
async function projected(rows: Collection<Row>, filter: Document, key: IndexDescription['key']): Promise<string[]> {
  const names = Object.keys(key).map((path) => path.split('.')[0] as string);
  const projection = { _id: 0, ...Object.fromEntries(names.map((name) => [name, 1])) };
  const found = await rows.find(filter, { projection, promoteValues: false }).toArray();
  return found.map((row) => EJSON.stringify(Object.entries(row).sort(), { relaxed: false })).sort();
}

/** Rows that are equal in the order asked for may come in any order. */
function inOrder(found: readonly number[], all: readonly Document[], sort: Query['sort']): Value[][] {
  const fields = parseSort(Object.fromEntries(sort));
  const keys = found.map((id) => sortKeys(all[id] as Document, fields));
  for (let at = 1; at < keys.length; at++) {
    expect(compareKeys(keys[at - 1] as Value[], keys[at] as Value[], fields)).toBeLessThanOrEqual(0);
  }
  return keys;
}

describe('indexes of every kind', () => {
  it('change neither results nor their order', async () => {
    let round = 0;
    const database = server.database();
    const property = fc.asyncProperty(
      fc.array(documents, { minLength: 1, maxLength: 12 }),
      fc.array(indexes, { minLength: 1, maxLength: 3 }),
      fc.array(queries, { minLength: 8, maxLength: 12 }),
      async (all, definitions, asked) => {
        const plain = database.collection<Row>(`plain${++round}`);
        const indexed = database.collection<Row>(`indexed${round}`);
        const rows = all.map((document, _id) => ({ _id, ...document }));
        await Promise.all([plain.insertMany(rows), indexed.insertMany(rows)]);
        // Documents may hold two arrays that one index cannot hold both.
        for (const definition of definitions) await indexed.createIndexes([definition]).catch(parallelArrays);
        for (const query of asked) {
          const everything = { ...query, skip: 0, limit: 0 };
          if (await isRefused(plain, query)) {
            expect(await isRefused(indexed, query), fc.stringify(query)).toBe(true);
            continue;
          }
          const [expected, actual, page, samePage] = await Promise.all([
            ids(plain, everything),
            ids(indexed, everything),
            ids(plain, query),
            ids(indexed, query),
          ]);
          expect(actual.toSorted(), fc.stringify(query)).toEqual(expected.toSorted());
          inOrder(actual, rows, query.sort);
          expect(samePage).toHaveLength(page.length);
          const fields = parseSort(Object.fromEntries(query.sort));
          const [ours, theirs] = [inOrder(samePage, rows, query.sort), inOrder(page, rows, query.sort)];
          ours.forEach((keys, at) => {
            expect(compareKeys(keys, theirs[at] as Value[], fields)).toBe(0);
          });
          expect(await indexed.countDocuments(query.filter)).toBe(expected.length);
          const counted = await database.command({ count: `indexed${round}`, query: query.filter });
          expect(counted.n, fc.stringify(query)).toBe(expected.length);
          for (const { key } of definitions) {
            const [theirs, ours] = await Promise.all(
              [plain, indexed].map((from) => projected(from, query.filter, key)),
            );
            expect(ours, fc.stringify({ query, key })).toEqual(theirs);
          }
        }
      },
    );
    await fc.assert(property, { numRuns: 40 * RUNS_FACTOR });
  }, 600_000);
});

/** Documents may hold two arrays that one order cannot go through both. */
async function isRefused(rows: Collection<Row>, query: Query): Promise<boolean> {
  try {
    await ids(rows, query);
    return false;
  } catch (error) {
    expect((error as Error).message).toContain('cannot sort with keys that are parallel arrays');
    return true;
  }
}

function parallelArrays(error: unknown): void {
  const { code } = error as { code?: number };
  if (code !== 171 && code !== 85 && code !== 86) throw error;
}
