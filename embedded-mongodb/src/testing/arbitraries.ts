import { Binary, BSONRegExp, Decimal128, Double, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import type { Document, Value } from '../bson/values.ts';

/** Long runs of the property tests: `LONG_PROPERTY_TESTS=20` makes them twenty times as long. */
export const RUNS_FACTOR = Number(process.env.LONG_PROPERTY_TESTS ?? 1);

/** A small set of values of all types, so that equal ones occur often. */
export const scalars: fc.Arbitrary<Value> = fc.constantFrom<Value[]>(
  null,
  0,
  1,
  2,
  -1,
  0.1,
  2.5,
  new Double(1),
  1n,
  9007199254740993n,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Decimal128.fromString('1.0'),
  Decimal128.fromString('0.1'),
  Decimal128.fromString('NaN'),
  Decimal128.fromString('1E+400'),
  '',
  'a',
  'b',
  'a\0b',
  'ab',
  true,
  false,
  new Date(0),
  new Date(5),
  new ObjectId('64b000000000000000000001'),
  new Binary(Buffer.from([1])),
  new Timestamp({ t: 1, i: 1 }),
  new BSONRegExp('a', 'i'),
  new MinKey(),
  new MaxKey(),
);

export const NAMES = ['a', 'b', 'c'];

const nested = fc.letrec<{ value: Value; document: Document }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    { weight: 5, arbitrary: scalars },
    { weight: 2, arbitrary: fc.array(tie('value'), { maxLength: 3 }) },
    { weight: 2, arbitrary: tie('document') },
  ),
  document: fc.dictionary(fc.constantFrom(...NAMES), tie('value'), { maxKeys: 3, noNullPrototype: true }),
}));

/** Values of all types, including nested arrays and documents. */
export const values = nested.value;

export const documents = nested.document;
