import { BSONRegExp, Decimal128, Double, MaxKey, MinKey, ObjectId } from 'bson';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { compileFilter } from './match.ts';

function catchCode(action: () => unknown): number | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    return error instanceof MongoError ? error.code : -1;
  }
}

const named = (filter: Document, document: Document) => `${fc.stringify(filter)} of ${fc.stringify(document)}`;

describe('a filter', () => {
  const cases: [Document, Document, boolean][] = [
    // type bracketing
    [{ a: { $gt: 5 } }, { a: 'x' }, false],
    [{ a: { $gt: 5 } }, { a: [1, 9] }, true],
    [{ a: { $lt: 5 } }, { a: Number.NaN }, false],
    [{ a: { $gte: Number.NaN } }, { a: Number.NaN }, true],
    [{ a: { $gt: 'b' } }, { a: 'c' }, true],
    [{ a: { $gt: new Date(0) } }, { a: 5 }, false],
    [{ a: { $gt: false } }, { a: true }, true],
    [{ a: { $gt: { x: 1 } } }, { a: { x: 2 } }, true],
    [{ a: { $gt: new MinKey() } }, { a: 'x' }, true],
    [{ a: { $lt: new MaxKey() } }, {}, true],
    [{ a: { $gt: new MaxKey() } }, { a: 5 }, false],
    // null and missing
    [{ a: null }, {}, true],
    [{ a: null }, { a: null }, true],
    [{ a: null }, { a: [] }, false],
    [{ a: null }, { a: [null] }, true],
    [{ a: { $gte: null } }, {}, true],
    [{ a: { $gt: null } }, { a: null }, false],
    [{ a: { $ne: null } }, {}, false],
    [{ 'a.b': null }, { a: [] }, false],
    [{ 'a.b': null }, { a: [{}] }, true],
    [{ 'a.b': null }, { a: 5 }, true],
    [{ 'a.b': null }, { a: [5] }, false],
    [{ a: { $in: [null, 1] } }, {}, true],
    [{ a: { $nin: [null] } }, {}, false],
    [{ a: { $exists: false } }, { a: null }, false],
    [{ a: { $exists: true } }, { a: null }, true],
    [{ 'a.b': { $exists: true } }, { a: [{ b: 1 }] }, true],
    [{ 'a.b': { $exists: false } }, { a: [{ b: 1 }, {}] }, false],
    // numbers of all types
    [{ a: 1 }, { a: Decimal128.fromString('1.0') }, true],
    [{ a: 9007199254740993n }, { a: 2 ** 53 }, false],
    [{ a: Decimal128.fromString('0.1') }, { a: 0.1 }, false],
    [{ a: 0 }, { a: -0 }, true],
    [{ a: { $mod: [4, 1] } }, { a: 5.7 }, true],
    [{ a: { $mod: [4, -1] } }, { a: -5n }, true],
    [{ a: { $mod: [new Double(4), 0] } }, { a: 'x' }, false],
    // equality of documents and arrays
    [{ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, false],
    [{ a: { x: 1 } }, { a: [{ x: 1 }] }, true],
    [{ a: [1, 2] }, { a: [1, 2] }, true],
    [{ a: [1, 2] }, { a: [[1, 2]] }, true],
    [{ a: [1, 2] }, { a: [2, 1] }, false],
    [{ a: {} }, { a: { x: 1 } }, false],
    // paths through arrays
    [{ 'a.0': 1 }, { a: [1, 2] }, true],
    [{ 'a.1.b': 2 }, { a: [{ b: 1 }, { b: 2 }] }, true],
    [{ 'a.0.b': 2 }, { a: [{ b: 1 }, { b: 2 }] }, false],
    [{ 'a.b': 2 }, { a: [[{ b: 2 }]] }, false],
    [{ 'a.0.b': 2 }, { a: [[{ b: 2 }]] }, true],
    [{ 'a.0': 1 }, { a: { '0': 1 } }, true],
    [{ 'a.b.c': 3 }, { a: [{ b: [{ c: 3 }] }] }, true],
    // arrays
    [{ a: { $size: 2 } }, { a: [1, [2]] }, true],
    [{ a: { $all: [1, 2] } }, { a: [2, 1] }, true],
    [{ a: { $all: [1] } }, { a: 1 }, true],
    [{ a: { $all: [[1]] } }, { a: [1] }, true],
    [{ a: { $all: [] } }, { a: [] }, false],
    [{ a: { $all: [{ $elemMatch: { x: 1 } }, { $elemMatch: { x: 2 } }] } }, { a: [{ x: 1 }, { x: 2 }] }, true],
    [{ a: { $elemMatch: { $gt: 1, $lt: 3 } } }, { a: [0, 4] }, false],
    [{ a: { $gt: 1, $lt: 3 } }, { a: [0, 4] }, true],
    [{ a: { $elemMatch: { $gt: 5 } } }, { a: [[6]] }, false],
    [{ a: { $elemMatch: { $elemMatch: { $gt: 5 } } } }, { a: [[6]] }, true],
    [{ a: { $elemMatch: { $ne: 1 } } }, { a: [1, 2] }, true],
    [{ a: { $elemMatch: { b: 1, c: 2 } } }, { a: [{ b: 1 }, { c: 2 }] }, false],
    [{ a: { $elemMatch: { $or: [{ b: 1 }, { b: 2 }] } } }, { a: [{ b: 2 }] }, true],
    [{ a: { $elemMatch: { b: 1 } } }, { a: { b: 1 } }, false],
    [{ a: { $not: { $elemMatch: { b: 1 } } } }, {}, true],
    [{ a: { $elemMatch: { '0': 5 } } }, { a: [[5]] }, true],
    [{ a: { $elemMatch: {} } }, { a: [{}] }, true],
    // types
    [{ a: { $type: 'number' } }, { a: 1n }, true],
    [{ a: { $type: ['string', 'null'] } }, { a: [null] }, true],
    [{ a: { $type: 'array' } }, { a: [1] }, true],
    [{ a: { $type: 'array' } }, { a: 1 }, false],
    [{ a: { $type: 16 } }, { a: new Double(1) }, false],
    [{ a: { $type: 'objectId' } }, { a: new ObjectId() }, true],
    // logic
    [{ a: { $not: { $gt: 5 } } }, {}, true],
    [{ a: { $not: { $gt: 5 } } }, { a: [1, 9] }, false],
    [{ $nor: [{ a: 1 }, { b: 1 }] }, { b: 2 }, true],
    [{ a: { $ne: 1 } }, { a: [1, 2] }, false],
    [{ a: { $nin: [3] } }, { a: [1, 2] }, true],
    [{ $expr: { $gt: ['$a', '$b'] } }, { a: 2, b: 1 }, true],
    [{ $expr: { $gt: ['$a', 5] } }, { a: 'x' }, true],
    [{ $comment: 'why', a: 1 }, { a: 1 }, true],
    // references to documents
    [
      { a: { $elemMatch: { $id: 5 } } },
      {
        a: [
          { $ref: 'rows', $id: 4 },
          { $ref: 'rows', $id: 5 },
        ],
      },
      true,
    ],
    [{ a: { $elemMatch: { $ref: 'rows', $id: 5 } } }, { a: [{ $ref: 'others', $id: 5 }] }, false],
    [{ a: { $elemMatch: { $or: [{ $id: 1 }, { $id: 5 }] } } }, { a: [{ $ref: 'rows', $id: 5 }] }, true],
    [{ 'a.$id': { $gt: 4 } }, { a: { $ref: 'rows', $id: 5 } }, true],
    // bits
    [{ a: { $bitsAllSet: [1, 3] } }, { a: 10 }, true],
    [{ a: { $bitsAnySet: 5 } }, { a: 2 }, false],
    [{ a: { $bitsAllClear: [63] } }, { a: 5n }, true],
    [{ a: { $bitsAnyClear: 3 } }, { a: -1 }, false],
    // regular expressions
    [{ a: new BSONRegExp('^B', 'i') }, { a: ['x', 'bee'] }, true],
    [{ a: { $regex: 'a.c', $options: 's' } }, { a: 'a\nc' }, true],
    [{ a: { $regex: '^b', $options: 'm' } }, { a: 'a\nb' }, true],
    [{ a: { $regex: 'a b # words', $options: 'x' } }, { a: 'ab' }, true],
    [{ a: { $regex: '(?i)ABC' } }, { a: 'abc' }, true],
    [{ a: { $regex: 'a(?i)b' } }, { a: 'aB' }, true],
    [{ a: { $regex: 'a(?i)b' } }, { a: 'AB' }, false],
    [{ a: { $regex: '(?i:a)b' } }, { a: 'Ab' }, true],
    [{ a: { $regex: '\\Aab\\z' } }, { a: 'ab' }, true],
    [{ a: { $regex: '^\\Ab', $options: 'm' } }, { a: 'a\nb' }, false],
    [{ a: { $regex: '[[:alpha:]]+[[:digit:]]$' } }, { a: 'ab1' }, true],
    [{ a: { $regex: '\\h+x' } }, { a: '\t x' }, true],
    [{ a: { $regex: '(?<year>\\d+)-\\k<year>' } }, { a: '12-12' }, true],
    [{ a: { $regex: '^a++b$' } }, { a: 'aab' }, true],
    [{ a: { $regex: 'a++ab' } }, { a: 'aaab' }, false],
    [{ a: { $regex: '^a{1,2}+a' } }, { a: 'aa' }, false],
    [{ a: { $regex: '^😀++$' } }, { a: '😀😀' }, true],
    [{ a: { $regex: '(?>a|ab)c' } }, { a: 'abc' }, false],
    [{ a: { $regex: '^"(?>[^"\\\\]++|\\\\.)*+"$' } }, { a: '"a\\"b"' }, true],
    [{ a: { $regex: '^(a)(?>(b)c)d++\\2(?<last>e)\\3$' } }, { a: 'abcddbee' }, true],
    [{ a: { $regex: 'x(?-i)y', $options: 'i' } }, { a: 'Xy' }, true],
    [{ a: { $regex: 'x(?-i)y', $options: 'i' } }, { a: 'XY' }, false],
    [{ a: { $regex: '^[[:^alpha:][:^digit:]]$' } }, { a: 'é' }, true],
    [{ a: { $regex: '[[:^upper:]]' } }, { a: 'AB' }, false],
    [{ a: { $regex: '^\\pL\\p{Greek}\\p{^Lu}\\PL$' } }, { a: 'éαa1' }, true],
    [{ a: { $regex: '^\\v\\V[\\v]$' } }, { a: '\r1\n' }, true],
    [{ a: { $regex: "(?'year'\\d+)-\\k'year'" } }, { a: '12-12' }, true],
    [{ a: { $in: [new BSONRegExp('^a'), 5] } }, { a: 'abc' }, true],
    [{ a: { $not: new BSONRegExp('^a') } }, { a: 'b' }, true],
    [{ a: new BSONRegExp('x', 'i') }, { a: new BSONRegExp('x', 'i') }, true],
  ];

  it.each(cases.map(([filter, document, expected]) => ({ filter, document, expected, name: named(filter, document) })))(
    '$name: $expected',
    ({ filter, document, expected }) => {
      expect(compileFilter(filter)(document)).toBe(expected);
    },
  );

  it.each<[Document, number]>([
    [{ $foo: 1 }, 2],
    [{ a: { $foo: 1 } }, 2],
    [{ $and: [] }, 2],
    [{ $or: [5] }, 2],
    [{ a: { $in: 5 } }, 2],
    [{ a: { $in: [{ $gt: 1 }] } }, 2],
    [{ a: { $not: 5 } }, 2],
    [{ a: { $not: {} } }, 2],
    [{ a: { $size: 'x' } }, 9],
    [{ a: { $size: -1 } }, 9],
    [{ a: { $mod: [0, 1] } }, 2],
    [{ a: { $mod: [1] } }, 2],
    [{ a: { $type: 'fish' } }, 2],
    [{ a: { $type: 25 } }, 2],
    [{ a: { $all: 5 } }, 2],
    [{ a: { $elemMatch: 5 } }, 2],
    [{ a: { $regex: 5 } }, 2],
    [{ a: { $regex: '(' } }, 51091],
    [{ a: { $regex: '(?<=(?>a)b)c' } }, 51091],
    [{ a: { $regex: '(a)(?>b)\\5' } }, 51091],
    [{ a: { $regex: '\\p{Klingon}' } }, 51091],
    [{ a: { $regex: '(a|(?1)b)' } }, 51091],
    [{ a: { $regex: 'a\\X' } }, 51091],
    [{ a: { $regex: 'a', $options: 'q' } }, 51108],
    [{ a: { $options: 'i' } }, 2],
    [{ a: { $bitsAllSet: -1 } }, 2],
    [{ $id: 5 }, 2],
    [{ $where: 'this.a' }, 2],
    [{ $text: { $search: 'x' } }, 27],
    [{ $expr: { $foo: 1 } }, 168],
    [{ $expr: '$$nope' }, 17276],
    [{ a: { $near: [0, 0] } }, 291],
  ])('%j is refused with %i', (filter, code) => {
    expect(catchCode(() => compileFilter(filter)({}))).toBe(code);
  });
});
