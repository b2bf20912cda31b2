import { Binary, BSONRegExp, Decimal128, Double, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { describe, expect, it } from 'vitest';
import { identicalValues } from '../bson/compare.ts';
import { type Document, double, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { compileExpression } from './compile.ts';

const decimal = (text: string) => Decimal128.fromString(text);
/** A double, also with a whole value. */
const d = (value: number) => double(value);
const date = (text: string) => new Date(text);
const LONG = 9007199254740993n;
const INT64_MAX = 9223372036854775807n;

const document: Document = {
  n: 7,
  big: LONG,
  price: decimal('19.90'),
  half: 2.5,
  text: 'Grüße, 은빛',
  when: date('2024-03-10T15:04:05.678Z'),
  none: null,
  list: [3, 1, 2],
  lines: [{ sku: 'a', n: 1 }, { sku: 'b', n: 2, tags: ['x', 'y'] }, { sku: 'c' }],
  nested: { a: { b: 5 }, '0': 'zero' },
  id: new ObjectId('64b000000000000000000001'),
};

type Case = [expression: Value, expected: Value];

function checkAll(cases: readonly Case[]): void {
  it.each(cases.map(([expression, expected]) => ({ expression, expected, name: JSON.stringify(expression, plain) })))(
    '$name',
    ({ expression, expected }) => {
      const actual = compileExpression(expression, { given: 42 })(document);
      expect(
        identicalValues(actual, expected),
        `${JSON.stringify(actual, plain)} instead of ${JSON.stringify(expected, plain)}`,
      ).toBe(true);
    },
  );
}

/** A document whose fields the linter would take for those of a promise. */
function named(...fields: [string, Value][]): Document {
  return Object.fromEntries(fields);
}

function plain(_: string, value: Value): Value {
  if (typeof value === 'bigint') return `${value}n`;
  return value === undefined ? 'missing' : value;
}

describe('numbers', () => {
  checkAll([
    [{ $add: [1, 2] }, 3],
    [{ $add: [2147483647, 1] }, 2147483648n],
    [{ $add: ['$big', 1] }, 9007199254740994n],
    [{ $add: [INT64_MAX, 1] }, 2 ** 63],
    [{ $add: [1, new Double(2)] }, d(3)],
    [{ $add: [0.1, decimal('0.2')] }, decimal('0.300000000000000')],
    [{ $add: ['$price', 1n] }, decimal('20.90')],
    [{ $add: ['$when', 1000] }, date('2024-03-10T15:04:06.678Z')],
    [{ $add: ['$none', 1] }, null],
    [{ $add: [] }, 0],
    [{ $subtract: ['$big', 1n] }, 9007199254740992n],
    [{ $subtract: ['$when', date('2024-03-10T15:04:05Z')] }, 678n],
    [{ $subtract: ['$when', 678] }, date('2024-03-10T15:04:05Z')],
    [{ $subtract: [-2147483648, 1] }, -2147483649n],
    [{ $multiply: ['$big', 3] }, 27021597764222979n],
    [{ $multiply: [65536, 65536] }, 4294967296n],
    [{ $multiply: ['$price', 3] }, decimal('59.70')],
    [{ $multiply: [2, 0.5] }, d(1)],
    [{ $divide: [6, 3] }, d(2)],
    [{ $divide: [decimal('1'), 3] }, decimal('0.3333333333333333333333333333333333')],
    [{ $mod: [-7, 3] }, -1],
    [{ $mod: ['$big', 10] }, 3n],
    [{ $mod: [5.5, 2] }, 1.5],
    [{ $mod: [decimal('5.5'), 2] }, decimal('1.5')],
    [{ $abs: -2147483648 }, 2147483648n],
    [{ $abs: decimal('-1.5') }, decimal('1.5')],
    [{ $ceil: 2.1 }, d(3)],
    [{ $ceil: decimal('2.1') }, decimal('3')],
    [{ $ceil: 7 }, 7],
    [{ $floor: decimal('-2.1') }, decimal('-3')],
    [{ $floor: '$big' }, LONG],
    [{ $round: 2.5 }, d(2)],
    [{ $round: 3.5 }, d(4)],
    [{ $round: [2.675, 2] }, 2.67],
    [{ $round: [decimal('2.675'), 2] }, decimal('2.68')],
    [{ $round: [1250, -2] }, 1200],
    [{ $round: ['$big', -1] }, 9007199254740990n],
    [{ $trunc: [-2.79, 1] }, -2.7],
    [{ $trunc: [1999, -3] }, 1000],
    [{ $sqrt: 16 }, d(4)],
    [{ $sqrt: decimal('2') }, decimal('1.414213562373095048801688724209698')],
    [{ $pow: [2, 10] }, 1024],
    [{ $pow: [2, 40] }, 1099511627776n],
    [{ $pow: [2, 63] }, 2 ** 63],
    [{ $pow: [2, -1] }, 0.5],
    [{ $pow: [decimal('1.1'), 2] }, decimal('1.21')],
    [{ $exp: 0 }, d(1)],
    [{ $exp: decimal('1') }, decimal('2.718281828459045235360287471352662')],
    [{ $ln: decimal('10') }, decimal('2.302585092994045684017991454684364')],
    [{ $log10: 1000 }, d(3)],
    [{ $log10: decimal('0.001') }, decimal('-3')],
    [{ $log: [8, 2] }, Math.log(8) / Math.log(2) === 3 ? d(3) : Math.log(8) / Math.log(2)],
    [{ $bitAnd: [12, 10] }, 8],
    [{ $bitOr: [12, 3n] }, 15n],
    [{ $bitXor: [12, 10] }, 6],
    [{ $bitNot: 5 }, -6],
    [{ $isNumber: '$price' }, true],
    [{ $isNumber: '$text' }, false],
    [{ $sum: '$list' }, 6],
    [{ $sum: [1, '$big', 'x'] }, 9007199254740994n],
    [{ $sum: [0.1, 0.2, 0.3] }, 0.6],
    [{ $sum: [decimal('0.1'), 0.2] }, decimal('0.300000000000000')],
    [{ $avg: [1, 2] }, 1.5],
    [{ $avg: [decimal('1'), 2] }, decimal('1.5')],
    [{ $avg: ['x'] }, null],
    [{ $min: ['$list'] }, 1],
    [{ $max: [1, 'a', null] }, 'a'],
    [{ $stdDevPop: [1, 3] }, d(1)],
    [{ $stdDevSamp: [1] }, null],
    [{ $median: { input: '$list', method: 'approximate' } }, d(2)],
    [{ $percentile: { input: '$list', p: [0.1, 0.9], method: 'approximate' } }, [d(1), d(3)]],
  ]);
});

describe('comparisons', () => {
  checkAll([
    [{ $eq: [1, decimal('1.0')] }, true],
    [{ $eq: [1n, new Double(1)] }, true],
    [{ $eq: ['$big', 9007199254740992] }, false],
    [{ $gt: ['$big', 9007199254740992] }, true],
    [{ $eq: ['$none', '$absent'] }, false],
    [{ $lt: ['$absent', null] }, true],
    [{ $lt: [5, 'a'] }, true],
    [{ $lt: [new MinKey(), null] }, true],
    [{ $gt: [new MaxKey(), 'z'] }, true],
    [
      {
        $cmp: [
          [1, 2],
          [1, 3],
        ],
      },
      -1,
    ],
    [{ $cmp: [0.1, decimal('0.1')] }, 1],
    [
      {
        $eq: [
          { a: 1, b: 2 },
          { b: 2, a: 1 },
        ],
      },
      false,
    ],
    [{ $ne: ['$n', 7] }, false],
    [{ $and: [1, 'a', {}] }, true],
    [{ $and: [] }, true],
    [{ $or: [0, null, '$absent'] }, false],
    [{ $not: [[]] }, false],
    [{ $not: decimal('0') }, true],
    [{ $cond: ['$none', 1, 2] }, 2],
    [{ $cond: named(['if', true], ['then', '$n'], ['else', 0]) }, 7],
    [{ $ifNull: ['$none', '$absent', 'last'] }, 'last'],
    [{ $switch: { branches: [named(['case', { $gt: ['$n', 5] }], ['then', 'high'])], default: 'low' } }, 'high'],
  ]);
});

describe('fields and variables', () => {
  checkAll([
    ['$nested.a.b', 5],
    ['$lines.sku', ['a', 'b', 'c']],
    ['$lines.tags', [['x', 'y']]],
    ['$list.0', []],
    ['$nested.0', 'zero'],
    ['$absent', undefined],
    ['$n.x', undefined],
    ['$$ROOT.n', 7],
    ['$$CURRENT.n', 7],
    ['$$given', 42],
    ['$$REMOVE', undefined],
    [{ a: '$absent', b: '$n' }, { b: 7 }],
    [
      ['$absent', '$n'],
      [null, 7],
    ],
    [{ $literal: '$n' }, '$n'],
    [{ $let: { vars: { x: '$n', y: 2 }, in: { $multiply: ['$$x', '$$y'] } } }, 14],
    [{ $let: { vars: { CURRENT: '$nested' }, in: '$a.b' } }, 5],
    [{ $getField: { field: '0', input: '$nested' } }, 'zero'],
    [{ $getField: 'n' }, 7],
    [{ $setField: { field: 'a.b', input: { x: 1 }, value: 2 } }, { x: 1, 'a.b': 2 }],
    [{ $unsetField: { field: 'x', input: { x: 1, y: 2 } } }, { y: 2 }],
    [{ $mergeObjects: [{ a: 1 }, '$none', { a: 2, b: 3 }] }, { a: 2, b: 3 }],
    [{ $objectToArray: { a: 1 } }, [{ k: 'a', v: 1 }]],
    [
      {
        $arrayToObject: [
          [
            ['b', 1],
            ['a', 2],
          ],
        ],
      },
      { b: 1, a: 2 },
    ],
  ]);
});

describe('arrays and sets', () => {
  checkAll([
    [{ $size: '$list' }, 3],
    [{ $arrayElemAt: ['$list', -1] }, 2],
    [{ $arrayElemAt: ['$list', 9] }, undefined],
    [{ $first: '$list' }, 3],
    [{ $last: '$absent' }, null],
    [{ $firstN: { n: 2, input: '$list' } }, [3, 1]],
    [{ $maxN: { n: 2, input: '$list' } }, [3, 2]],
    [{ $minN: { n: 1, input: [null, 5] } }, [5]],
    [{ $slice: ['$list', -2] }, [1, 2]],
    [{ $slice: ['$list', 1, 1] }, [1]],
    [{ $concatArrays: ['$list', [4]] }, [3, 1, 2, 4]],
    [{ $concatArrays: ['$list', '$none'] }, null],
    [{ $in: [decimal('2'), '$list'] }, true],
    [{ $indexOfArray: ['$list', 2] }, 2],
    [{ $indexOfArray: ['$list', 2, 0, 2] }, -1],
    [{ $range: [0, 10, 3] }, [0, 3, 6, 9]],
    [{ $range: [5, 0, -2] }, [5, 3, 1]],
    [{ $reverseArray: '$list' }, [2, 1, 3]],
    [{ $isArray: ['$list'] }, true],
    [{ $map: { input: '$list', as: 'x', in: { $add: ['$$x', 1] } } }, [4, 2, 3]],
    [{ $map: { input: '$lines', in: '$$this.tags' } }, [null, ['x', 'y'], null]],
    [{ $filter: { input: '$list', cond: { $gt: ['$$this', 1] } } }, [3, 2]],
    [{ $filter: { input: '$list', cond: true, limit: 1 } }, [3]],
    [{ $reduce: { input: '$list', initialValue: '', in: { $concat: ['$$value', { $toString: '$$this' }] } } }, '312'],
    [{ $sortArray: { input: '$list', sortBy: -1 } }, [3, 2, 1]],
    [{ $sortArray: { input: [{ a: 2 }, { a: 1 }], sortBy: { a: 1 } } }, [{ a: 1 }, { a: 2 }]],
    [{ $zip: { inputs: [[1, 2], ['a']] } }, [[1, 'a']]],
    [
      { $zip: { inputs: [[1, 2], ['a']], useLongestLength: true, defaults: [0, 'z'] } },
      [
        [1, 'a'],
        [2, 'z'],
      ],
    ],
    [
      {
        $setUnion: [
          [2, 1],
          [new Double(2), 3],
        ],
      },
      [1, 2, 3],
    ],
    [
      {
        $setIntersection: [
          [1, 2, 3],
          [decimal('3'), 1n],
        ],
      },
      [1, 3],
    ],
    [{ $setDifference: [[1, 2, 1], [2]] }, [1]],
    [
      {
        $setEquals: [
          [1, 2],
          [2, 1, 1n],
        ],
      },
      true,
    ],
    [{ $setIsSubset: [[1], [1, 2]] }, true],
    [{ $anyElementTrue: [[0, null]] }, false],
    [{ $allElementsTrue: [[1, 'a']] }, true],
  ]);
});

describe('strings', () => {
  checkAll([
    [{ $concat: ['a', '$text'] }, 'aGrüße, 은빛'],
    [{ $concat: ['a', '$none'] }, null],
    [{ $toUpper: 'grüße' }, 'GRüßE'],
    [{ $toLower: '$absent' }, ''],
    [{ $strLenCP: '$text' }, 9],
    [{ $strLenBytes: '$text' }, 15],
    [{ $substrCP: ['$text', 2, 3] }, 'üße'],
    [{ $substrBytes: ['$text', 0, 4] }, 'Grü'],
    [{ $indexOfCP: ['$text', '은'] }, 7],
    [{ $indexOfBytes: ['$text', '은'] }, 9],
    [{ $indexOfCP: ['abc', 'c', 0, 2] }, -1],
    [{ $split: ['a,b,,c', ','] }, ['a', 'b', '', 'c']],
    [{ $trim: { input: ' \n x ' } }, 'x'],
    [{ $ltrim: { input: 'xxyx', chars: 'x' } }, 'yx'],
    [{ $replaceOne: { input: 'a.a', find: 'a', replacement: 'b' } }, 'b.a'],
    [{ $replaceAll: { input: 'a.a', find: 'a', replacement: { $literal: '$&' } } }, '$&.$&'],
    [{ $strcasecmp: ['ABC', 'abd'] }, -1],
    [{ $regexMatch: { input: '$text', regex: 'GRÜ', options: 'i' } }, true],
    [{ $regexMatch: { input: null, regex: 'x' } }, false],
    [{ $regexFind: { input: '은빛 a1', regex: '([a-z])(\\d)?' } }, { match: 'a1', idx: 3, captures: ['a', '1'] }],
    [{ $regexFind: { input: 'aab', regex: '(?>a)++(b)' } }, { match: 'aab', idx: 0, captures: ['b'] }],
    [
      { $regexFindAll: { input: 'b2b', regex: new BSONRegExp('b(x)?') } },
      [
        { match: 'b', idx: 0, captures: [null] },
        { match: 'b', idx: 2, captures: [null] },
      ],
    ],
    [{ $binarySize: 'ü' }, 2],
    [{ $bsonSize: { a: 1 } }, 12],
  ]);
});

describe('conversions', () => {
  checkAll([
    [{ $toInt: '12' }, 12],
    [{ $toInt: decimal('-3.9') }, -3],
    [{ $toLong: '9007199254740993' }, LONG],
    [{ $toLong: '$when' }, 1710083045678n],
    [{ $toDouble: '2' }, d(2)],
    [{ $toDouble: true }, d(1)],
    [{ $toDecimal: 2.5 }, decimal('2.50000000000000')],
    [{ $toDecimal: '19.90' }, decimal('19.90')],
    [{ $toString: '$big' }, '9007199254740993'],
    [{ $toString: new Double(5) }, '5'],
    [{ $toString: '$price' }, '19.90'],
    [{ $toString: '$id' }, '64b000000000000000000001'],
    [{ $toString: '$when' }, '2024-03-10T15:04:05.678Z'],
    [{ $toBool: '' }, true],
    [{ $toDate: 1000n }, date('1970-01-01T00:00:01Z')],
    [{ $toDate: '2024-02-29' }, date('2024-02-29T00:00:00Z')],
    [{ $toDate: '$id' }, new ObjectId('64b000000000000000000001').getTimestamp()],
    [{ $toObjectId: '64b000000000000000000001' }, new ObjectId('64b000000000000000000001')],
    [{ $toInt: '$none' }, null],
    [{ $convert: { input: 'x', to: 'int', onError: 'no' } }, 'no'],
    [{ $convert: { input: '$absent', to: 'int', onNull: 0 } }, 0],
    [
      { $convert: { input: 'aGk=', to: { type: 'binData', subtype: 0 }, format: 'base64' } },
      new Binary(Buffer.from('hi')),
    ],
    [{ $convert: { input: new Binary(Buffer.from('hi')), to: 'string', format: 'hex' } }, '6869'],
    [{ $type: '$absent' }, 'missing'],
    [{ $type: '$half' }, 'double'],
    [{ $type: '$big' }, 'long'],
    [{ $type: '$price' }, 'decimal'],
  ]);
});

describe('dates', () => {
  const seoul = 'Asia/Seoul';
  const newYork = 'America/New_York';
  checkAll([
    [{ $year: '$when' }, 2024],
    [{ $hour: { date: '$when', timezone: seoul } }, 0],
    [{ $dayOfMonth: { date: '$when', timezone: seoul } }, 11],
    [{ $dayOfWeek: '$when' }, 1],
    [{ $isoDayOfWeek: '$when' }, 7],
    [{ $dayOfYear: '$when' }, 70],
    [{ $week: '$when' }, 10],
    [{ $isoWeek: '$when' }, 10],
    [{ $isoWeekYear: date('2021-01-03T00:00:00Z') }, 2020n],
    [{ $hour: { date: '$when', timezone: '-0330' } }, 11],
    [{ $month: '$none' }, null],
    [{ $dateToString: { date: '$when' } }, '2024-03-10T15:04:05.678Z'],
    [{ $dateToString: { date: '$when', timezone: seoul, format: '%Y-%m-%d %H:%M %z' } }, '2024-03-11 00:04 +0900'],
    [{ $dateToString: { date: '$when', format: '%G-W%V-%u %j %U %L %%' } }, '2024-W10-7 070 10 678 %'],
    [{ $dateToString: { date: '$when', timezone: seoul, format: '%Z' } }, '540'],
    [{ $dateToString: { date: '$when', timezone: 'America/New_York', format: '%z %Z' } }, '-0400 -240'],
    [{ $dateToString: { date: '$when', format: '%Z' } }, '0'],
    [{ $dateToString: { date: '$absent', onNull: 'never' } }, 'never'],
    [{ $dateFromString: { dateString: '2024-03-10 01:30', timezone: seoul } }, date('2024-03-09T16:30:00Z')],
    [{ $dateFromString: { dateString: '10.3.2024', format: '%d.%m.%Y' } }, date('2024-03-10T00:00:00Z')],
    [{ $dateFromString: { dateString: '2024-03-10T01:00:00+02:00' } }, date('2024-03-09T23:00:00Z')],
    [{ $dateFromString: { dateString: 'soon', onError: 'bad' } }, 'bad'],
    [{ $dateFromParts: { year: 2024, month: 14, day: 1 } }, date('2025-02-01T00:00:00Z')],
    [{ $dateFromParts: { isoWeekYear: 2024, isoWeek: 10, isoDayOfWeek: 7 } }, date('2024-03-10T00:00:00Z')],
    [{ $dateFromParts: { year: 2024, hour: 9, timezone: seoul } }, date('2024-01-01T00:00:00Z')],
    [
      { $dateToParts: { date: '$when', timezone: seoul } },
      { year: 2024, month: 3, day: 11, hour: 0, minute: 4, second: 5, millisecond: 678 },
    ],
    [{ $dateAdd: { startDate: date('2024-01-31T00:00:00Z'), unit: 'month', amount: 1 } }, date('2024-02-29T00:00:00Z')],
    // The clocks of New York jump from two to three in that night.
    [
      { $dateAdd: { startDate: date('2024-03-09T12:00:00Z'), unit: 'day', amount: 1, timezone: newYork } },
      date('2024-03-10T11:00:00Z'),
    ],
    [
      { $dateAdd: { startDate: date('2024-03-09T12:00:00Z'), unit: 'hour', amount: 24, timezone: newYork } },
      date('2024-03-10T12:00:00Z'),
    ],
    [{ $dateSubtract: { startDate: '$when', unit: 'week', amount: 1 } }, date('2024-03-03T15:04:05.678Z')],
    [{ $dateDiff: { startDate: date('2023-12-31T23:59:59Z'), endDate: '$when', unit: 'year' } }, 1n],
    [{ $dateDiff: { startDate: date('2024-03-09T23:00:00Z'), endDate: '$when', unit: 'week' } }, 1n],
    [
      { $dateDiff: { startDate: date('2024-03-09T23:00:00Z'), endDate: '$when', unit: 'week', startOfWeek: 'monday' } },
      0n,
    ],
    [{ $dateDiff: { startDate: '$when', endDate: date('2024-03-10T14:59:00Z'), unit: 'hour' } }, -1n],
    [{ $dateTrunc: { date: '$when', unit: 'month' } }, date('2024-03-01T00:00:00Z')],
    [{ $dateTrunc: { date: '$when', unit: 'day', timezone: seoul } }, date('2024-03-10T15:00:00Z')],
    [{ $dateTrunc: { date: '$when', unit: 'week', startOfWeek: 'monday' } }, date('2024-03-04T00:00:00Z')],
    [{ $dateTrunc: { date: '$when', unit: 'minute', binSize: 15 } }, date('2024-03-10T15:00:00Z')],
    [{ $dateTrunc: { date: '$when', unit: 'quarter' } }, date('2024-01-01T00:00:00Z')],
    [{ $tsSecond: new Timestamp({ t: 7, i: 3 }) }, 7n],
    [{ $tsIncrement: new Timestamp({ t: 7, i: 3 }) }, 3n],
  ]);
});

describe('an expression', () => {
  it.each<[Value, number]>([
    [{ $add: ['a', 1] }, 14],
    [{ $add: ['$when', '$when'] }, 16612],
    [{ $subtract: [1, '$when'] }, 14],
    [{ $divide: [1, 0] }, 2],
    [{ $mod: [1, 0] }, 16610],
    [{ $abs: 'a' }, 28765],
    [{ $sqrt: -1 }, 28714],
    [{ $ln: 0 }, 28766],
    [{ $pow: [0, -1] }, 28764],
    [{ $bitAnd: [1, 1.5] }, 14],
    [{ $size: '$n' }, 17124],
    [{ $arrayElemAt: ['$n', 0] }, 28689],
    [{ $in: [1, '$n'] }, 40081],
    [{ $concat: ['a', 1] }, 16702],
    [{ $toInt: 'abc' }, 241],
    [{ $toInt: 3_000_000_000 }, 241],
    [{ $toDate: 5 }, 241],
    [{ $convert: { input: 1, to: 'fish' } }, 2],
    [{ $year: 'x' }, 16006],
    [{ $year: { date: '$when', timezone: 'Mars/One' } }, 40485],
    [{ $dateToString: { date: '$when', format: '%Q' } }, 18536],
    [{ $dateFromString: { dateString: 'soon' } }, 241],
    [{ $switch: { branches: [named(['case', false], ['then', 1])] } }, 40066],
    [{ $foo: 1 }, 168],
    [{ $eq: [1] }, 16020],
    [{ $slice: [1] }, 28667],
    [{ $add: [1], $sum: 1 }, 15983],
    ['$$nope', 17276],
    ['$', 16872],
    ['$a..b', 15998],
    [{ $map: { input: [], as: 'Bad', in: 1 } }, 9],
    [{ $let: { vars: {} } }, 16877],
    [{ $function: { body: 'x', args: [], lang: 'js' } }, 31264],
    [{ $meta: 'textScore' }, 40218],
    [{ $mergeObjects: 5 }, 40400],
    [{ $arrayToObject: [['a']] }, 40398],
    [{ $setUnion: [[1], 2] }, 17043],
    [{ $regexMatch: { input: 5, regex: 'a' } }, 51104],
  ])('%j is refused with %i', (expression, code) => {
    let caught: unknown;
    try {
      compileExpression(expression)(document);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(MongoError);
    expect((caught as MongoError).code).toBe(code);
  });
});
