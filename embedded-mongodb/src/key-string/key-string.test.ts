import { Binary, Decimal128, Double, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareValues, identicalValues } from '../bson/compare.ts';
import { decode } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import { double, type Value } from '../bson/values.ts';
import { encodeKey, KEY_END, wholeKey } from './key-string.ts';
import { describeForms, restoreValues } from './restored-values.ts';

const decimals = fc
  .tuple(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.integer({ min: -30, max: 30 }))
  .map(([digits, exponent]) => Decimal128.fromString(`${digits}E${exponent}`));
const numbers = fc.oneof(
  fc.integer(),
  fc.double().map(double),
  fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n),
  fc.integer({ min: -3, max: 3 }).map((n) => BigInt(n) + 2n ** 60n),
  decimals,
  fc.constantFrom(0.1, -0, Number.NaN, Number.POSITIVE_INFINITY, new Double(5), 2 ** 60, Decimal128.fromString('0.1')),
);
const leaves = fc.oneof(
  numbers,
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.string({ unit: fc.constantFrom('a', '\0', 'ÿ'), maxLength: 4 }),
  fc.boolean(),
  fc.constant(null),
  fc.date({ noInvalidDate: true }),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
  fc.uint8Array({ maxLength: 4 }).map((bytes) => new Binary(bytes)),
  fc.tuple(fc.nat(), fc.nat()).map(([t, i]) => new Timestamp({ t, i })),
  fc.constantFrom(new MinKey(), new MaxKey()),
);
const values: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    leaves,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'ab', '1'), tie('value'), { maxKeys: 3 }),
  ),
})).value;

const sign = (order: number) => Math.sign(order);
const order = (left: string, right: string) => (left === right ? 0 : left < right ? -1 : 1);

describe('a key string', () => {
  it('sorts like its BSON values, ascending or descending, regardless of what follows', () => {
    fc.assert(
      fc.property(values, values, (left, right) => {
        const expected = sign(compareValues(left, right));
        expect(order(encodeKey(left) + KEY_END, encodeKey(right) + KEY_END)).toBe(expected);
        expect(order(encodeKey(left, true) + KEY_END, encodeKey(right, true) + KEY_END)).toBe(0 - expected + 0);
      }),
      { numRuns: 3000 },
    );
  });

  it('is the same for equal numbers of different types', () => {
    const five = [5, new Double(5), 5n, Decimal128.fromString('5.00')];
    expect(new Set(five.map((value) => encodeKey(value))).size).toBe(1);
  });
});

describe('encoding and decoding', () => {
  it('return the original value, including its type', () => {
    fc.assert(
      fc.property(values, (value) => {
        const document = { value };
        expect(identicalValues(decode(encode(document)), document)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the values of a key', () => {
  const rows = fc.array(fc.tuple(fc.oneof(leaves, fc.constant(undefined)), fc.boolean()), {
    minLength: 1,
    maxLength: 4,
  });

  it('are restored with their types if their forms are known', () => {
    fc.assert(
      fc.property(rows, (row) => {
        const values = row.map(([value]) => (value === undefined ? value : decode(encode({ value })).value));
        const descending = row.map(([, isDescending]) => isDescending);
        const forms = describeForms(values);
        fc.pre(forms !== undefined);
        const key = wholeKey(
          values.map((value) => value ?? null),
          descending,
        );

        const restored = restoreValues(key + KEY_END, descending, forms as string);

        expect(restored.map(identify)).toEqual(values.map(identify));
      }),
      { numRuns: 2000 },
    );
  });

  it.each<[string, Value]>([
    ['a negative zero', -0],
    ['an integer that no double holds', 2n ** 60n],
    ['a decimal', Decimal128.fromString('1')],
    ['binary data', new Binary(Buffer.of(1))],
    ['a document', { a: 1 }],
    ['the least key', new MinKey()],
  ])('cannot be restored for %s', (_, value) => {
    expect(describeForms([1, value])).toBeUndefined();
  });
});

function identify(value: Value): string {
  return value === undefined ? 'missing' : encode({ value }).toString('hex');
}
