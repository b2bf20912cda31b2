import { Binary, BSONRegExp, Code, Decimal128, Long, MaxKey, MinKey, ObjectId, serialize, Timestamp } from 'bson';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, decodeFields } from './decode.ts';
import { encode } from './encode.ts';
import type { Document } from './values.ts';

const name = fc
  .oneof(fc.constantFrom('a', 'b', 'Aa', 'BB', 'name', '1', '은빛'), fc.string({ unit: 'binary' }))
  .filter((text) => !text.includes('\0') && text !== '__proto__');
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0')),
    fc.integer({ min: -5, max: 5 }),
    fc.double(),
    fc.boolean(),
    fc.constantFrom(
      null,
      new Date(5),
      new ObjectId('65f000000000000000000001'),
      Long.fromBigInt(1n << 60n),
      Decimal128.fromString('1.50'),
      new Timestamp({ t: 1, i: 2 }),
      new Binary(Buffer.from('bytes'), 4),
      new BSONRegExp('a+', 'i'),
      new Code('f()'),
      new Code('f()', { x: 1 }),
      new MinKey(),
      new MaxKey(),
    ),
    fc.array(tie('any'), { maxLength: 12 }),
    fc.dictionary(name, tie('any'), { maxKeys: 5 }),
  ),
})).any;
const bytes = fc.dictionary(name, value, { maxKeys: 8 }).map((document) => Buffer.from(serialize(document)));

describe('decoding', () => {
  it('loses nothing, regardless of the names decoded before', () => {
    fc.assert(fc.property(bytes, (stored) => encode(decode(stored)).equals(stored)));
  });

  it('distinguishes names with the same hash', () => {
    // "Aa" and "BB" have the same hash, and so has every longer name that is made of them.
    const stored = Buffer.from(serialize({ Aa: 1, BB: 2, AaBB: 3, BBAa: 4 }));

    expect(Object.keys(decode(stored))).toEqual(['Aa', 'BB', 'AaBB', 'BBAa']);
    expect(Object.keys(decode(stored))).toEqual(['Aa', 'BB', 'AaBB', 'BBAa']);
  });

  it('of some fields returns the same values as decoding all of them', () => {
    fc.assert(
      fc.property(bytes, fc.uniqueArray(name, { maxLength: 3 }), (stored, names) => {
        const whole = decode(stored);
        const wanted: Document = {};
        for (const key of Object.keys(whole)) if (names.includes(key)) wanted[key] = whole[key];

        expect(decodeFields(stored, new Set(names))).toEqual(wanted);
      }),
    );
  });

  it('of some fields rejects a length beyond the end of the document', () => {
    const stored = Buffer.from(serialize({ text: 'abc', wanted: 1 }));
    stored.writeInt32LE(1000, 10);

    expect(() => decodeFields(stored, new Set(['wanted']))).toThrow(/invalid BSON/);
  });
});
