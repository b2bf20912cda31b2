import { Decimal128, Double } from 'bson';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identicalValues } from '../bson/compare.ts';
import type { Document, Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { parseFilter } from '../matcher/filter.ts';
import { compileProjection } from '../projection/projection.ts';
import { compileStage } from './stages.ts';

const decimal = (text: string) => Decimal128.fromString(text);
const day = (number: number) => new Date(Date.UTC(2024, 0, number));

function run(stage: Document, rows: readonly Document[]): Document[] {
  const [name, operand] = Object.entries(stage)[0] as [string, Value];
  const settings = { variables: undefined, collation: undefined, staysInMemory: false };
  return [...compileStage(name, operand, settings)(rows)] as Document[];
}

function expectSame(actual: Value, expected: Value): void {
  expect(identicalValues(actual, expected), `${fc.stringify(actual)} instead of ${fc.stringify(expected)}`).toBe(true);
}

const sales: Document[] = [
  { _id: 1, item: 'a', n: 2, price: decimal('1.10'), at: day(1) },
  { _id: 2, item: 'b', n: 1n, price: 2.5, at: day(2) },
  { _id: 3, item: 'a', n: 5, price: decimal('2.20'), at: day(4) },
  { _id: 4, n: null, price: 'free', at: day(5) },
];

describe('a stage', () => {
  it.each<[string, Document, readonly Document[], Document[]]>([
    [
      'groups, and keeps the types of sums',
      { $group: { _id: '$item', n: { $sum: '$n' }, total: { $sum: '$price' }, mean: { $avg: '$n' } } },
      sales,
      [
        { _id: 'a', n: 7, total: decimal('3.30'), mean: 3.5 },
        { _id: 'b', n: 1n, total: 2.5, mean: new Double(1) },
        { _id: null, n: 0, total: 0, mean: null },
      ],
    ],
    [
      'groups equal numbers of different types, and documents by the order of their fields',
      { $group: { _id: '$v', n: { $count: {} } } },
      [{ v: 1 }, { v: 1n }, { v: decimal('1.0') }, { v: { a: 1, b: 2 } }, { v: { b: 2, a: 1 } }, { v: null }, {}],
      [
        { _id: 1, n: 3 },
        { _id: { a: 1, b: 2 }, n: 1 },
        { _id: { b: 2, a: 1 }, n: 1 },
        { _id: null, n: 2 },
      ],
    ],
    [
      'gathers the first, the last, all and different values',
      {
        $group: {
          _id: null,
          first: { $first: '$item' },
          last: { $last: '$item' },
          all: { $push: '$item' },
          set: { $addToSet: '$item' },
          least: { $min: '$at' },
          top: { $top: { sortBy: { n: -1 }, output: '$_id' } },
          bottom: { $bottomN: { n: 2, sortBy: { _id: 1 }, output: '$_id' } },
          merged: { $mergeObjects: { item: '$item' } },
        },
      },
      sales,
      [
        {
          _id: null,
          first: 'a',
          last: null,
          all: ['a', 'b', 'a'],
          set: ['a', 'b'],
          least: day(1),
          top: 3,
          bottom: [3, 4],
          merged: { item: 'a' },
        },
      ],
    ],
    [
      'counts how often values occur',
      { $sortByCount: '$item' },
      [{ item: 'b' }, { item: 'a' }, { item: 'a' }],
      [
        { _id: 'a', count: 2 },
        { _id: 'b', count: 1 },
      ],
    ],
    [
      'puts values into intervals',
      { $bucket: { groupBy: '$v', boundaries: [0, 5, 10], default: 'other', output: { all: { $push: '$v' } } } },
      [{ v: 7 }, { v: 5 }, { v: 0 }, { v: 10 }, {}],
      [
        { _id: 0, all: [0] },
        { _id: 5, all: [7, 5] },
        { _id: 'other', all: [10] },
      ],
    ],
    [
      'makes intervals of about the same size',
      { $bucketAuto: { groupBy: '$v', buckets: 2 } },
      [{ v: 1 }, { v: 4 }, { v: 2 }, { v: 3 }],
      [
        { _id: { min: 1, max: 3 }, count: 2 },
        { _id: { min: 3, max: 4 }, count: 2 },
      ],
    ],
    [
      'numbers and sums over the rows before',
      {
        $setWindowFields: {
          sortBy: { at: 1 },
          output: {
            rank: { $rank: {} },
            sum: { $sum: '$n', window: { documents: ['unbounded', 'current'] } },
            previous: { $shift: { output: '$_id', by: -1, default: 0 } },
            near: { $push: '$_id', window: { range: [-1, 0], unit: 'day' } },
          },
        },
      },
      [
        { _id: 2, at: day(2), n: 1 },
        { _id: 1, at: day(1), n: 2 },
        { _id: 4, at: day(4), n: 3 },
      ],
      [
        { _id: 1, at: day(1), n: 2, rank: 1, sum: 2, previous: 0, near: [1] },
        { _id: 2, at: day(2), n: 1, rank: 2, sum: 3, previous: 1, near: [1, 2] },
        { _id: 4, at: day(4), n: 3, rank: 3, sum: 6, previous: 2, near: [4] },
      ],
    ],
    [
      'adds the days that are missing',
      { $densify: { field: 'at', partitionByFields: ['k'], range: { step: 1, unit: 'day', bounds: 'partition' } } },
      [
        { k: 1, at: day(1) },
        { k: 1, at: day(3), x: 1 },
      ],
      [
        { k: 1, at: day(1) },
        { k: 1, at: day(2) },
        { k: 1, at: day(3), x: 1 },
      ],
    ],
    [
      'fills what is missing',
      { $fill: { sortBy: { _id: 1 }, output: { a: { method: 'linear' }, b: { method: 'locf' }, c: { value: 0 } } } },
      [
        { _id: 1, a: 1, b: 'x' },
        { _id: 2, a: null, b: null, c: 5 },
        { _id: 3, a: 4 },
      ],
      [
        { _id: 1, a: 1, b: 'x', c: 0 },
        { _id: 2, a: 2.5, b: 'x', c: 5 },
        { _id: 3, a: 4, b: 'x', c: 0 },
      ],
    ],
    [
      'redacts documents within documents',
      { $redact: { $cond: [{ $eq: ['$secret', true] }, '$$PRUNE', '$$DESCEND'] } },
      [{ _id: 1, a: { secret: true }, b: [{ secret: true }, { x: 1 }, 5] }],
      [{ _id: 1, b: [{ x: 1 }, 5] }],
    ],
    [
      'unwinds with the position, and keeps what has none',
      { $unwind: { path: '$v', includeArrayIndex: 'at', preserveNullAndEmptyArrays: true } },
      [{ v: ['x', 'y'] }, { v: 5 }, { v: [] }, {}],
      [{ v: 'x', at: 0n }, { v: 'y', at: 1n }, { v: 5, at: null }, { at: null }, { at: null }],
    ],
    [
      'sets fields within arrays of documents',
      { $set: { 'a.x': { $add: ['$n', 1] }, b: { c: '$n' } } },
      [{ n: 1, a: [{ y: 1 }, {}], b: { d: 1 } }],
      [{ n: 1, a: [{ y: 1, x: 2 }, { x: 2 }], b: { d: 1, c: 1 } }],
    ],
    [
      'replaces the root',
      { $replaceRoot: { newRoot: { $mergeObjects: ['$a', { n: '$n' }] } } },
      [{ n: 1, a: { x: 2 } }],
      [{ x: 2, n: 1 }],
    ],
  ])('%s', (_, stage, rows, expected) => {
    expectSame(run(stage, rows), expected);
  });

  it.each<[Document, number]>([
    [{ $group: {} }, 15955],
    [{ $group: { _id: 1, n: 5 } }, 40234],
    [{ $group: { _id: 1, n: { $foo: 1 } } }, 15952],
    [{ $group: { _id: 1, 'a.b': { $sum: 1 } } }, 40235],
    [{ $group: { _id: 1, a: { $sum: 1, $avg: 1 } } }, 40238],
    [{ $bucket: { groupBy: '$v', boundaries: [5, 0] } }, 40194],
    [{ $bucket: { groupBy: '$v', boundaries: [0, 5] } }, 40066],
    [{ $sample: { size: 0 } }, 28747],
    [{ $unwind: 'v' }, 28818],
    [{ $replaceRoot: { newRoot: '$v' } }, 40228],
    [{ $replaceWith: 5 }, 40228],
    [{ $project: {} }, 51272],
    [{ $set: 5 }, 40272],
    [{ $unset: [] }, 31119],
    [{ $redact: 'x' }, 17053],
    [{ $setWindowFields: { output: { a: { $rank: {} } } } }, 5371602],
    [{ $densify: { field: 'v', range: { step: 0, bounds: 'full' } } }, 5733401],
    [{ $foo: 1 }, 40324],
  ])('%j is refused with %i', (stage, code) => {
    let caught: unknown;
    try {
      run(stage, [{ v: 7 }]);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(MongoError);
    expect((caught as MongoError).code).toBe(code);
  });
});

describe('a projection of find', () => {
  const document: Document = {
    _id: 1,
    a: 5,
    list: [1, 2, 3],
    lines: [
      { sku: 'x', n: 1 },
      { sku: 'y', n: 2 },
    ],
    deep: { b: 1, c: { d: 2 } },
  };
  const project = (projection: Document, filter: Document = {}) =>
    compileProjection(projection, parseFilter(filter))?.(document);

  it.each<[Document, Document, Document]>([
    [{ a: 1 }, {}, { _id: 1, a: 5 }],
    [{ _id: 0, 'deep.c': 1 }, {}, { deep: { c: { d: 2 } } }],
    [{ list: 0, lines: 0, 'deep.b': 0 }, {}, { _id: 1, a: 5, deep: { c: { d: 2 } } }],
    [{ _id: 0, 'lines.n': 1 }, {}, { lines: [{ n: 1 }, { n: 2 }] }],
    [{ _id: 0, 'list.x': 1 }, {}, { list: [] }],
    [{ _id: 0, 'a.x': 1 }, {}, {}],
    [{ _id: 0, sum: { $sum: '$list' }, a: true }, {}, { a: 5, sum: 6 }],
    [{ _id: 0, 'deep.sum': { $add: ['$a', 1] } }, {}, { deep: { sum: 6 } }],
    [{ _id: 0, deep: { b: 1 } }, {}, { deep: { b: 1 } }],
    [{ _id: 0, a: 1, list: { $slice: -2 } }, {}, { a: 5, list: [2, 3] }],
    [{ _id: 0, list: { $slice: [1, 1] }, lines: 0, deep: 0 }, {}, { a: 5, list: [2] }],
    [{ lines: { $elemMatch: { n: { $gt: 1 } } } }, {}, { _id: 1, lines: [{ sku: 'y', n: 2 }] }],
    [{ list: { $elemMatch: { $gte: 2 } } }, {}, { _id: 1, list: [2] }],
    [{ lines: { $elemMatch: { n: 9 } } }, {}, { _id: 1 }],
    [{ 'lines.$': 1 }, { 'lines.sku': 'y' }, { _id: 1, lines: [{ sku: 'y', n: 2 }] }],
    [{ 'list.$': 1 }, { list: { $gt: 2 } }, { _id: 1, list: [3] }],
    [{ _id: 0, text: 'words' }, {}, { text: 'words' }],
  ])('%j works with the filter %j', (projection, filter, expected) => {
    expectSame(project(projection, filter), expected);
  });

  it.each<[Document, number]>([
    [{ a: 1, list: 0 }, 31254],
    [{ a: 0, list: 1 }, 31253],
    [{ deep: 1, 'deep.b': 1 }, 31249],
    [{ 'deep.b': 1, deep: 1 }, 31250],
    [{ a: 0, sum: { $add: [1, 2] } }, 31252],
    [{ 'a..b': 1 }, 15998],
    [{ $a: 1 }, 16410],
    [{ deep: {} }, 51270],
    [{ 'lines.$': 1, 'list.$': 1 }, 31276],
    [{ 'lines.$.n': 1 }, 31394],
    [{ 'lines.n': { $elemMatch: { x: 1 } } }, 31275],
    [{ score: { $meta: 'textScore' } }, 40218],
    [{ a: { $foo: 1 } }, 168],
  ])('%j is refused with %i', (projection, code) => {
    let caught: unknown;
    try {
      project(projection, { list: 1 });
    } catch (error) {
      caught = error;
    }
    expect((caught as MongoError).code).toBe(code);
  });
});
