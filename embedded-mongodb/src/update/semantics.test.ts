import {
  type Collection,
  Decimal128,
  type Document,
  Double,
  Int32,
  Long,
  MongoServerError,
  Timestamp,
  type WithId,
} from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

interface Row extends Document {
  _id: number;
}

const server = useServer();

interface Attempt {
  filter?: object;
  arrayFilters?: Document[];
}

async function change(before: object, update: object, { filter = {}, ...options }: Attempt = {}) {
  const rows = server.database().collection<Row>('rows');
  await rows.insertOne({ _id: 1, ...before });
  // As a command, for the driver itself refuses some of these.
  const statement = { q: { _id: 1, ...filter }, u: update, ...options };
  const reply = await server.client.db(rows.dbName).command({ update: 'rows', updates: [statement] });
  const [error] = reply.writeErrors ?? [];
  if (error) throw new MongoServerError({ message: error.errmsg, ...error });
  const { _id, ...after } = (await rows.findOne({ _id: 1 })) as WithId<Row>;
  return { after, modified: reply.nModified };
}

describe('an update is refused', () => {
  it.each<[string, object, object, number, RegExp, Attempt?]>([
    ['two operators on one field', {}, { $set: { a: 1 }, $inc: { a: 1 } }, 40, /would create a conflict at 'a'/],
    ['a field and one below it', {}, { $set: { a: 1, 'a.b': 1 } }, 40, /'a.b' would create a conflict at 'a'/],
    ['another _id', {}, { $set: { _id: 2 } }, 66, /would modify the immutable field '_id'/],
    ['no _id', {}, { $unset: { _id: '' } }, 66, /immutable field '_id'/],
    ['an _id that moves', {}, { $rename: { _id: 'a' } }, 66, /immutable field '_id'/],
    ['a replacement of the _id', {}, { _id: 2, a: 1 }, 66, /was found to have been altered to _id: 2/],
    ['a path through a number', { a: 5 }, { $set: { 'a.b': 1 } }, 28, /Cannot create field 'b' in element {a: 5}/],
    ['a name in an array', { a: [] }, { $set: { 'a.b': 1 } }, 28, /Cannot create field 'b' in element {a: \[\]}/],
    ['$inc by text', {}, { $inc: { a: 'x' } }, 14, /Cannot increment with non-numeric argument: {a: "x"}/],
    ['$inc of text', { a: 'x' }, { $inc: { a: 1 } }, 14, /has the field 'a' of non-numeric type string/],
    ['$mul of null', { a: null }, { $mul: { a: 1 } }, 14, /non-numeric type null/],
    ['an int64 that overflows', { a: Long.MAX_VALUE }, { $inc: { a: 1 } }, 2, /Failed to apply \$inc operations/],
    ['$push to a number', { a: 5 }, { $push: { a: 1 } }, 2, /The field 'a' must be an array but is of type int/],
    ['$addToSet to a number', { a: 5 }, { $addToSet: { a: 1 } }, 2, /Field named 'a' has non-array type int/],
    ['$pop of a number', { a: 5 }, { $pop: { a: 1 } }, 14, /element of non-array type 'int'/],
    ['$pop of two', { a: [] }, { $pop: { a: 2 } }, 9, /\$pop expects 1 or -1, found: 2/],
    ['$pull from a number', { a: 5 }, { $pull: { a: 1 } }, 2, /Cannot apply \$pull to a non-array value/],
    ['$pullAll of a number', {}, { $pullAll: { a: 1 } }, 2, /\$pullAll requires an array argument/],
    ['$pullAll from a number', { a: 5 }, { $pullAll: { a: [1] } }, 2, /Cannot apply \$pull to a non-array value/],
    ['$bit by a fraction', {}, { $bit: { a: { and: 1.5 } } }, 2, /must be an Integer\(32\/64 bit\)/],
    ['$bit of a fraction', { a: 1.5 }, { $bit: { a: { and: 1 } } }, 2, /non-integral type/],
    ['$bit by nothing', {}, { $bit: { a: {} } }, 2, /You must pass in at least one bitwise operation/],
    ['$rename to itself', {}, { $rename: { a: 'a' } }, 2, /source and target field for \$rename must differ/],
    ['$rename into itself', {}, { $rename: { a: 'a.b' } }, 2, /must not be on the same path/],
    ['$rename to a number', {}, { $rename: { a: 5 } }, 2, /'to' field for \$rename must be a string/],
    ['$rename of an element', { a: [1] }, { $rename: { 'a.0': 'b' } }, 2, /source field cannot be an array element/],
    [
      '$rename through an array',
      { a: [{ b: 1 }] },
      { $rename: { 'a.b': 'c' } },
      28,
      /cannot use the part \(b of a.b\)/,
    ],
    ['$rename through a number', { a: 5 }, { $rename: { 'a.b': 'c' } }, 28, /to traverse the element \({a: 5}\)/],
    ['$rename to an element', { a: [1], b: 1 }, { $rename: { b: 'a.0' } }, 2, /destination field cannot be an array/],
    ['an unknown operator', {}, { $foo: { a: 1 } }, 9, /Unknown modifier: \$foo/],
    ['an operator without fields', {}, { $set: 5 }, 9, /Modifiers operate on fields but we found type int/],
    ['an empty name', {}, { $set: { '': 1 } }, 56, /An empty update path is not valid/],
    ['an empty part', {}, { $set: { 'a..b': 1 } }, 56, /contains an empty field name/],
    ['a dollar name', {}, { $set: { $b: 1 } }, 52, /dollar \(\$\) prefixed field '\$b'/],
    ['a dollar name above others', {}, { $set: { '$b.c': 1 } }, 52, /dollar \(\$\) prefixed field '\$b'/],
    [
      '$rename of a position',
      {},
      { $rename: { 'a.$': 'b' } },
      2,
      /source field for \$rename may not be dynamic: a\.\$/,
    ],
    ['$rename to positions', {}, { $rename: { a: 'b.$[]' } }, 2, /destination field for \$rename may not be dynamic/],
    ['$ without a match', { a: [1] }, { $set: { 'a.$': 1 } }, 2, /positional operator did not find the match/],
    [
      '$ after $exists of the array',
      { a: [1] },
      { $set: { 'a.$': 1 } },
      2,
      /did not find the match/,
      { filter: { a: { $exists: true } } },
    ],
    [
      '$ after $size of the array',
      { a: [1] },
      { $set: { 'a.$': 1 } },
      2,
      /did not find the match/,
      { filter: { a: { $size: 1 } } },
    ],
    ['two $', { a: [[1]] }, { $set: { 'a.$.$': 1 } }, 2, /Too many positional \(i.e. '\$'\) elements found in path/],
    ['$[] of nothing', {}, { $set: { 'a.$[]': 1 } }, 2, /The path 'a' must exist in the document/],
    ['$[] of a number', { a: 5 }, { $set: { 'a.$[]': 1 } }, 2, /Cannot apply array updates to non-array element a: 5/],
    ['a filter that is not there', {}, { $set: { 'a.$[x]': 1 } }, 2, /No array filter found for identifier 'x'/],
    ['an unused filter', {}, { $set: { a: 1 } }, 9, /was not used in the update/, { arrayFilters: [{ x: 1 }] }],
    [
      'two filters of one name',
      {},
      { $set: { 'a.$[x]': 1 } },
      9,
      /Found multiple array filters/,
      { arrayFilters: [{ x: 1 }, { x: 2 }] },
    ],
    [
      'a filter of two names',
      {},
      { $set: { 'a.$[x]': 1 } },
      9,
      /Expected a single top-level field name/,
      { arrayFilters: [{ x: 1, y: 2 }] },
    ],
    [
      'a filter with a bad name',
      {},
      { $set: { 'a.$[X]': 1 } },
      2,
      /beginning with a lowercase letter/,
      { arrayFilters: [{ X: 1 }] },
    ],
    ['filters of a pipeline', {}, [{ $set: { a: 1 } }], 9, /arrayFilters may not be/, { arrayFilters: [{ x: 1 }] }],
    ['$currentDate by text', {}, { $currentDate: { a: 'x' } }, 2, /is not valid type for \$currentDate/],
    ['$push without a list', {}, { $push: { a: { $each: 1 } } }, 2, /argument to \$each in \$push must be an array/],
    ['$push with more', {}, { $push: { a: { $each: [], $foo: 1 } } }, 2, /Unrecognized clause in \$push: \$foo/],
    ['$slice by text', {}, { $push: { a: { $each: [], $slice: 'x' } } }, 2, /value for \$slice must be an integer/],
    ['$sort by nothing', {}, { $push: { a: { $each: [], $sort: {} } } }, 2, /\$sort pattern is empty/],
    ['$addToSet with more', {}, { $addToSet: { a: { $each: [], $slice: 1 } } }, 2, /unexpected fields after \$each/],
    ['a far position', { a: [] }, { $set: { 'a.2000000': 1 } }, 34, /can't backfill more than 1500000 elements/],
    ['a stage of reading', {}, [{ $match: {} }], 72, /\$match is not allowed to be used within an update/],
  ])('for %s', async (_, before, update, code, message, attempt) => {
    const error = await change(before, update, attempt).catch((reason) => reason);
    expect(error).toMatchObject({ code });
    expect(error.message).toMatch(message);
  });
});

describe('an update changes', () => {
  it.each<[string, object, object, object, Attempt?]>([
    [
      'new fields in the order of their names',
      { z: 1 },
      { $set: { b: 1, a: 1, '10': 1, '9': 1 } },
      { z: 1, 9: 1, 10: 1, a: 1, b: 1 },
    ],
    ['nothing that is not there', {}, { $unset: { a: '' }, $pull: { b: 1 }, $pop: { c: 1 }, $pullAll: { d: [1] } }, {}],
    ['missing numbers as from zero', {}, { $inc: { a: 2 }, $mul: { b: 5 } }, { a: 2, b: 0 }],
    [
      'the lesser and the greater',
      { a: 5, b: 5 },
      { $min: { a: 3, c: 1 }, $max: { b: 3, d: 1 } },
      { a: 3, b: 5, c: 1, d: 1 },
    ],
    ['by the order of types', { a: 5 }, { $max: { a: 'x' } }, { a: 'x' }],
    ['an array and pads it', { a: [1] }, { $set: { 'a.3': 4 } }, { a: [1, null, null, 4] }],
    ['an unset element to null', { a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
    ['a deep path', {}, { $set: { 'a.b.0': 1 } }, { a: { b: { 0: 1 } } }],
    ['a dollar name within a document', { p: {} }, { $set: { 'p.$each': 42 } }, { p: { $each: 42 } }],
    ['a dollar name within an element', { p: [{}] }, { $set: { 'p.0.$y': 1 } }, { p: [{ $y: 1 }] }],
    ['dollar names of a whole value', {}, { $set: { p: { $each: [1] } } }, { p: { $each: [1] } }],
    ['numbers under dollar names', { p: { $n: 1 } }, { $inc: { 'p.$n': 1 } }, { p: { $n: 2 } }],
    ['dollar names to others', { p: { $n: 1 } }, { $rename: { 'p.$n': 'q.$m' } }, { p: {}, q: { $m: 1 } }],
    ['what stands beside dollar names', { p: { $n: 1 } }, { $set: { 'p.x': 1, b: 2 } }, { p: { $n: 1, x: 1 }, b: 2 }],
    ['beside dollar names by a pipeline', { p: { $n: 1 } }, [{ $set: { b: 2 } }], { p: { $n: 1 }, b: 2 }],
    ['a whole document to dollar names', {}, { p: { $n: 1 } }, { p: { $n: 1 } }],
    ['the place of a push', { a: [1, 4] }, { $push: { a: { $each: [2, 3], $position: 1 } } }, { a: [1, 2, 3, 4] }],
    ['the place from the end', { a: [1, 3] }, { $push: { a: { $each: [2], $position: -1 } } }, { a: [1, 2, 3] }],
    ['the last few', { a: [1, 2] }, { $push: { a: { $each: [3], $slice: -2 } } }, { a: [2, 3] }],
    ['to none', { a: [1, 2] }, { $push: { a: { $each: [3], $slice: 0 } } }, { a: [] }],
    [
      'the order by a field',
      { a: [{ n: 2 }] },
      { $push: { a: { $each: [{ n: 1 }], $sort: { n: 1 } } } },
      { a: [{ n: 1 }, { n: 2 }] },
    ],
    ['an array pushed as one', { a: [] }, { $push: { a: [1, 2] } }, { a: [[1, 2]] }],
    ['a set by value', { a: [1] }, { $addToSet: { a: { $each: [1, 2, 2, { b: 1 }] } } }, { a: [1, 2, { b: 1 }] }],
    ['documents that fit', { a: [{ n: 1, m: 1 }, { n: 2 }] }, { $pull: { a: { n: 1 } } }, { a: [{ n: 2 }] }],
    ['documents by operators', { a: [{ n: 1 }, { n: 5 }] }, { $pull: { a: { n: { $gt: 3 } } } }, { a: [{ n: 1 }] }],
    ['values by operators', { a: [1, 5, 9] }, { $pull: { a: { $in: [1, 9] } } }, { a: [5] }],
    ['elements by regular expression', { a: ['ab', 'b'] }, { $pull: { a: /^a/ } }, { a: ['b'] }],
    ['all of a list', { a: [1, 2, 1, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
    ['bits', { a: 13 }, { $bit: { a: { and: 10, or: 1 } } }, { a: 9 }],
    ['names', { a: { b: 1 }, c: 2 }, { $rename: { 'a.b': 'd.e', c: 'f' } }, { a: {}, d: { e: 1 }, f: 2 }],
    ['the element found', { a: [1, 5] }, { $set: { 'a.$': 9 } }, { a: [1, 9] }, { filter: { a: { $gt: 3 } } }],
    [
      'the element found by $elemMatch',
      { a: [{ n: 1 }, { n: 2 }] },
      { $inc: { 'a.$.n': 5 } },
      { a: [{ n: 1 }, { n: 7 }] },
      { filter: { a: { $elemMatch: { n: 2 } } } },
    ],
    [
      'the first element that has a field',
      { a: [{ n: 1 }, { m: 1 }] },
      { $set: { 'a.$.found': true } },
      { a: [{ n: 1 }, { m: 1, found: true }] },
      { filter: { 'a.m': { $exists: true } } },
    ],
    [
      'the first element whose array has a size',
      { a: [{ n: [1] }, { n: [1, 2] }] },
      { $set: { 'a.$.n': [] } },
      { a: [{ n: [1] }, { n: [] }] },
      { filter: { 'a.n': { $size: 2 } } },
    ],
    ['every element', { a: [{ n: 1 }, { n: 2 }] }, { $inc: { 'a.$[].n': 1 } }, { a: [{ n: 2 }, { n: 3 }] }],
    [
      'elements of elements',
      { a: [{ b: [1, 5] }, { b: [6] }] },
      { $set: { 'a.$[].b.$[x]': 0 } },
      { a: [{ b: [1, 0] }, { b: [0] }] },
      { arrayFilters: [{ x: { $gt: 3 } }] },
    ],
    [
      'elements by a field',
      { a: [{ n: 1 }, { n: 2 }] },
      { $unset: { 'a.$[x].n': '' } },
      { a: [{ n: 1 }, {}] },
      { arrayFilters: [{ 'x.n': 2 }] },
    ],
    ['by a pipeline', { a: 1, b: 2 }, [{ $set: { c: { $add: ['$a', '$b'] } } }, { $unset: 'a' }], { b: 2, c: 3 }],
    ['to the result of a pipeline', { a: { b: 1 } }, [{ $replaceWith: '$a' }], { b: 1 }],
  ])('%s', async (_, before, update, after, attempt) => {
    expect(await change(before, update, attempt)).toMatchObject({ after });
    const { after: found } = await change(before, update, attempt);
    expect(found).toEqual(after);
    expect(Object.keys(found)).toEqual(Object.keys(after));
  });

  it.each<[string, object, object]>([
    ['the value that is there', { a: 1, b: [1] }, { $set: { a: 1 }, $addToSet: { b: 1 }, $unset: { c: '' } }],
    ['nothing pushed', { a: [1] }, { $push: { a: { $each: [] } } }],
    ['no fields', { a: 1 }, { $set: {} }],
    ['plus nothing', { a: 1 }, { $inc: { a: 0 }, $max: { b: 1 } }],
    ['the same document', { a: 1 }, { a: 1 }],
    ['the same by a pipeline', { a: 1 }, [{ $set: { a: 1 } }]],
  ])('nothing for %s, and counts no modified document', async (name, before, update) => {
    expect(await change({ b: 5, ...before }, name === 'the same document' ? { b: 5, a: 1 } : update)).toMatchObject({
      modified: 0,
    });
  });
});

describe('an empty timestamp', () => {
  type Stamped = Document & { _id: number | Timestamp };
  const empty = new Timestamp({ t: 0, i: 0 });
  const isFilled = (value: unknown) => value instanceof Timestamp && !value.isZero();

  it.each<[string, (rows: Collection<Stamped>) => Promise<unknown>]>([
    ['an insert', (rows) => rows.insertOne({ _id: 1, a: empty, b: empty, c: { d: empty }, e: [empty] })],
    [
      'an upsert',
      (rows) => rows.replaceOne({ _id: 1 }, { a: empty, b: empty, c: { d: empty }, e: [empty] }, { upsert: true }),
    ],
    [
      'a replacement',
      async (rows) => {
        await rows.insertOne({ _id: 1 });
        await rows.replaceOne({ _id: 1 }, { a: empty, b: empty, c: { d: empty }, e: [empty] });
      },
    ],
  ])('gets a time of its own by %s, in top-level fields only', async (_, write) => {
    const rows = server.database().collection<Stamped>('rows');
    await write(rows);
    const found = await rows.findOne();
    expect(isFilled(found?.a) && isFilled(found?.b)).toBe(true);
    expect(found?.a).not.toEqual(found?.b);
    expect(found).toMatchObject({ c: { d: empty }, e: [empty] });
  });

  it('stays empty in an _id, and if set by an operator or a pipeline', async () => {
    const rows = server.database().collection<Stamped>('rows');
    await rows.insertOne({ _id: empty });
    await rows.updateOne({ _id: empty }, { $set: { a: empty } });
    await rows.updateOne({ _id: empty }, [{ $set: { b: empty } }]);
    expect(await rows.findOne()).toEqual({ _id: empty, a: empty, b: empty });
  });
});

describe('numbers', () => {
  const int = new Int32(2_147_483_647);
  it.each<[string, unknown, object, unknown]>([
    ['int32 past its end becomes int64', int, { $inc: { a: int } }, Long.fromNumber(4_294_967_294)],
    ['int32 and double make double', int, { $inc: { a: new Double(1) } }, new Double(2_147_483_648)],
    ['int32 times int32', int, { $mul: { a: int } }, Long.fromString('4611686014132420609')],
    ['int64 stays int64', Long.fromNumber(5), { $inc: { a: new Int32(1) } }, Long.fromNumber(6)],
    [
      'int64 digits are kept',
      Long.fromString('9007199254740993'),
      { $inc: { a: 1 } },
      Long.fromString('9007199254740994'),
    ],
    [
      'decimals are exact',
      Decimal128.fromString('0.1'),
      { $inc: { a: Decimal128.fromString('0.2') } },
      Decimal128.fromString('0.3'),
    ],
    [
      'decimal wins over int',
      new Int32(1),
      { $mul: { a: Decimal128.fromString('1.10') } },
      Decimal128.fromString('1.10'),
    ],
  ])('%s', async (_, before, update, after) => {
    const rows = server.database().collection<Row>('rows', { promoteValues: false });
    await rows.insertOne({ _id: 1, a: before });
    await rows.updateOne({ _id: new Int32(1) as unknown as number }, update);
    expect((await rows.findOne())?.a).toEqual(after);
  });
});

describe('an upsert', () => {
  const upsert = async (filter: object, update: object) => {
    const rows = server.database().collection<Row>('rows');
    const isReplacement = !Object.keys(update)[0]?.startsWith('$');
    const { upsertedId } = isReplacement
      ? await rows.replaceOne(filter, update, { upsert: true })
      : await rows.updateOne(filter, update, { upsert: true });
    const found = (await rows.findOne()) as WithId<Row>;
    expect(found._id).toEqual(upsertedId);
    return found;
  };

  it('copies the equality conditions of the filter', async () => {
    const filter = { _id: 7, a: 1, 'b.c': { $eq: 2 }, d: { $gt: 3 }, $and: [{ e: { $in: [4] } }], f: { $all: [5] } };
    expect(await upsert(filter, { $set: { z: 1 }, $setOnInsert: { y: 1 } })).toEqual({
      _id: 7,
      a: 1,
      b: { c: 2 },
      e: 4,
      f: 5,
      y: 1,
      z: 1,
    });
  });

  it('that replaces copies only the _id', async () => {
    expect(await upsert({ _id: 3, a: 1 }, { b: 2 })).toEqual({ _id: 3, b: 2 });
  });

  it.each<[string, object, object, number]>([
    ['one field twice', { $and: [{ a: 1 }, { a: 2 }] }, { $set: { b: 1 } }, 54],
    ['a field and one below it', { a: 1, 'a.b': 2 }, { $set: { b: 1 } }, 54],
    ['another _id than it looked for', { _id: 1 }, { $set: { _id: 2 } }, 66],
    ['an array as _id', { a: 1 }, { $set: { _id: [1] } }, 53],
  ])('is refused for %s', async (_, filter, update, code) => {
    await expect(upsert(filter, update)).rejects.toMatchObject({ code });
  });
});

describe('an update of one document', () => {
  it('updates the first document in the given order', async () => {
    const rows = server.database().collection<Row>('rows');
    await rows.insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 2 },
    ]);
    await rows.updateOne({}, { $set: { found: true } }, { sort: { n: -1 } });
    await rows.replaceOne({ _id: { $lt: 3 } }, { replaced: true }, { sort: { n: 1 } });
    expect(await rows.find().toArray()).toEqual([
      { _id: 1, replaced: true },
      { _id: 2, n: 2, found: true },
    ]);
  });

  it('rejects the hint of a missing index', async () => {
    const rows = server.database().collection<Row>('rows');
    await rows.insertOne({ _id: 1 });
    await expect(rows.updateOne({}, { $set: { a: 1 } }, { hint: 'nope' })).rejects.toMatchObject({ code: 2 });
    await expect(rows.deleteOne({}, { hint: { nope: 1 } })).rejects.toMatchObject({ code: 2 });
  });
});
