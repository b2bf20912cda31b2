import { Binary, BSONRegExp, BSONSymbol, Code, Decimal128, Double, MaxKey, MinKey, Timestamp, UUID } from 'bson';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MongoError } from '../errors.ts';
import { RUNS_FACTOR, scalars } from '../testing/arbitraries.ts';
import { decode } from './decode.ts';
import { encode } from './encode.ts';
import { type Document, INT64_MAX, INT64_MIN, OpaqueElement, setField, type Value } from './values.ts';

const rare = fc.constantFrom<Value[]>(
  undefined,
  -0,
  INT64_MIN,
  INT64_MAX,
  new Double(-0),
  Decimal128.fromString('-0'),
  Decimal128.fromString('-Infinity'),
  Decimal128.fromString('9.999999999999999999999999999999999E+6144'),
  new Binary(Buffer.from([4, 0, 0, 0, 1, 2, 3, 4]), 2),
  new UUID('0192d0c8-58a4-7b4f-8d3e-9d2b7c6a5f41'),
  new Binary(Buffer.alloc(0), 0x80),
  new Timestamp({ t: 0xffffffff, i: 0xffffffff }),
  new MinKey(),
  new MaxKey(),
  new BSONSymbol('symbol'),
  new Code('f()'),
  new Code('f()', { x: 1, '2': 3, '1': 4 }),
  new OpaqueElement(0x0c, Buffer.from('0200000061000102030405060708090a0b0c', 'hex')),
  new BSONRegExp('^a/b', 'imsx'),
  new Date(-8.64e15),
);
const keys = fc.oneof(
  fc.constantFrom('a', '2', '10', '1', '', '__proto__', 'ü', 'a.b', '$c'),
  fc.string({ maxLength: 3 }),
);
const { document } = fc.letrec<{ value: Value; document: Document }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    scalars,
    rare,
    fc.string(),
    fc.double().map((value) => (Number.isInteger(value) ? new Double(value) : value)),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('document'),
  ),
  document: fc
    .uniqueArray(
      fc.tuple(
        keys.map((key) => key.replaceAll('\0', '')),
        tie('value'),
      ),
      { maxLength: 5, selector: ([key]) => key },
    )
    .map((fields) => {
      const result: Document = {};
      for (const [key, value] of fields) setField(result, key, value);
      return result;
    }),
}));

/** The bytes of one field: its type, its name, and what follows. */
const field = (type: number, rest: Buffer) => {
  const body = Buffer.concat([Buffer.from([type, 0x61, 0]), rest, Buffer.from([0])]);
  const length = Buffer.alloc(4);
  length.writeInt32LE(body.length + 4);
  return Buffer.concat([length, body]);
};

describe('BSON', () => {
  it('survives a round trip byte for byte, with keys in order', () => {
    fc.assert(
      fc.property(document, (value) => {
        const bytes = encode(value);
        expect(encode(decode(bytes)).equals(bytes)).toBe(true);
      }),
      { numRuns: 1000 * RUNS_FACTOR },
    );
  });

  it.each([
    ['options of a regular expression in another order', field(0x0b, Buffer.from('x\0si\0'))],
    ['a date beyond those of JavaScript', field(0x09, Buffer.from('ffffffffffffff7f', 'hex'))],
    ['a quiet NaN', field(0x01, Buffer.from('000000000000f87f', 'hex'))],
    ['a decimal NaN with a payload', field(0x13, Buffer.from('0100000000000000000000000000007c', 'hex'))],
  ])('keeps %s', (_, bytes) => {
    expect(encode(decode(bytes)).equals(bytes)).toBe(true);
  });

  it('that is damaged causes no error other than InvalidBSON', () => {
    const damage = fc.array(fc.tuple(fc.nat({ max: 200 }), fc.nat({ max: 255 })), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(document, damage, fc.boolean(), (value, changes, cut) => {
        const bytes = encode(value);
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        try {
          encode(decode(cut ? bytes.subarray(0, bytes.length - 1) : bytes));
        } catch (error) {
          expect(error).toBeInstanceOf(MongoError);
          expect((error as MongoError).codeName).toBe('InvalidBSON');
        }
      }),
      { numRuns: 3000 * RUNS_FACTOR },
    );
  });
});
