import type { Document } from 'mongodb';
import { Decimal128, Double, Int32, Long } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

interface Row extends Document {
  _id: number;
}

const server = useServer();

async function rowsWith(options: object) {
  const database = server.database();
  return database.createCollection<Row>('rows', options);
}

describe('a validator', () => {
  it('rejects invalid inserts and updates with the failed condition', async () => {
    const rows = await rowsWith({ validator: { stock: { $gte: 0 }, name: { $exists: true } } });
    await rows.insertOne({ _id: 1, stock: 1, name: 'Soap' });

    const error = await rows.updateOne({ _id: 1 }, { $inc: { stock: -5 } }).catch((reason) => reason);

    expect(error).toMatchObject({
      code: 121,
      errInfo: {
        failingDocumentId: 1,
        details: {
          operatorName: '$and',
          clausesNotSatisfied: [
            {
              index: 0,
              details: {
                operatorName: '$gte',
                specifiedAs: { stock: { $gte: 0 } },
                reason: 'comparison failed',
                consideredValue: -4,
              },
            },
          ],
        },
      },
    });
    expect(await rows.findOne()).toMatchObject({ stock: 1 });
    await rows.updateOne({ _id: 1 }, { $inc: { stock: -5 } }, { bypassDocumentValidation: true });
  });

  it('that is moderate allows updates of documents that were already invalid', async () => {
    const rows = await rowsWith({});
    await rows.insertMany([{ _id: 1 }, { _id: 2, ok: true }]);
    const database = server.client.db(rows.dbName);
    await database.command({ collMod: 'rows', validator: { ok: true }, validationLevel: 'moderate' });
    await rows.updateOne({ _id: 1 }, { $set: { n: 1 } });
    await expect(rows.updateOne({ _id: 2 }, { $set: { ok: false } })).rejects.toMatchObject({ code: 121 });
    await expect(rows.insertOne({ _id: 3 })).rejects.toMatchObject({ code: 121 });
  });

  it('applies to pipelines that write, too', async () => {
    const rows = await rowsWith({ validator: { ok: true } });
    const source = server.client.db(rows.dbName).collection<Row>('source');
    await source.insertOne({ _id: 1, ok: false });
    await expect(source.aggregate([{ $merge: 'rows' }]).toArray()).rejects.toMatchObject({ code: 121 });
    await expect(source.aggregate([{ $out: 'rows' }]).toArray()).rejects.toMatchObject({ code: 121 });
    await source.aggregate([{ $merge: 'rows' }], { bypassDocumentValidation: true }).toArray();
    const whenMatched = [{ $set: { ok: '$$wanted', from: '$$new._id' } }];
    await source.updateOne({}, { $set: { wanted: true } });
    await source
      .aggregate([{ $merge: { into: 'rows', let: { wanted: '$wanted', new: '$$ROOT' }, whenMatched } }])
      .toArray();
    expect(await rows.findOne()).toEqual({ _id: 1, ok: true, from: 1 });
  });

  it('that only warns, or is off, refuses nothing', async () => {
    for (const setting of [{ validationAction: 'warn' }, { validationLevel: 'off' }]) {
      const rows = await rowsWith({ validator: { a: 1 }, ...setting });
      await rows.insertOne({ _id: 1 });
    }
  });
});

describe('$jsonSchema', () => {
  const cases: [object, unknown[], unknown[]][] = [
    [{ bsonType: 'int' }, [new Int32(1)], [new Double(1), 'a', null]],
    [{ bsonType: ['string', 'null'] }, ['a', null], [1]],
    [{ type: 'number' }, [1, new Double(1.5), Long.fromNumber(5)], ['1']],
    [{ enum: [1, 'a', { b: 1 }] }, [1, 'a', { b: 1 }], [2, { b: 2 }]],
    [{ minimum: 5 }, [5, 6, 'text'], [4]],
    [{ minimum: 5, exclusiveMinimum: true }, [6], [5]],
    [{ maximum: 5 }, [5], [6]],
    [{ maximum: 5, exclusiveMaximum: true }, [4], [5]],
    [{ multipleOf: 3 }, [9, 0, 'x'], [10]],
    [{ multipleOf: Decimal128.fromString('0.1') }, [Decimal128.fromString('0.3')], [Decimal128.fromString('0.35')]],
    [{ minLength: 2, maxLength: 3 }, ['ab', '가나다', 5], ['a', 'abcd']],
    [{ pattern: '^a+$' }, ['aa', 5], ['ab']],
    [{ minItems: 1, maxItems: 2 }, [[1], [1, 2], 'x'], [[], [1, 2, 3]]],
    [
      { uniqueItems: true },
      [[1, 2]],
      [
        [1, 1],
        [1, new Double(1)],
      ],
    ],
    [{ items: { bsonType: 'string' } }, [['a'], []], [['a', 1]]],
    [{ items: [{ bsonType: 'string' }], additionalItems: false }, [['a']], [['a', 1], [1]]],
    [{ items: [{}], additionalItems: { bsonType: 'int' } }, [['a', 1]], [['a', 'b']]],
    [{ required: ['a'] }, [{ a: null }, 5], [{ b: 1 }]],
    [{ properties: { a: { bsonType: 'int' } } }, [{ a: 1 }, {}], [{ a: 'x' }]],
    [{ patternProperties: { '^n': { bsonType: 'int' } } }, [{ n1: 1, x: 'a' }], [{ n1: 'a' }]],
    [{ properties: { a: {} }, additionalProperties: false }, [{ a: 1 }], [{ a: 1, b: 1 }]],
    [{ properties: { a: {} }, additionalProperties: { bsonType: 'int' } }, [{ b: 1 }], [{ b: 'x' }]],
    [{ minProperties: 1, maxProperties: 2 }, [{ a: 1 }], [{}, { a: 1, b: 1, c: 1 }]],
    [{ dependencies: { a: ['b'] } }, [{ a: 1, b: 1 }, { c: 1 }], [{ a: 1 }]],
    [{ dependencies: { a: { required: ['b'] } } }, [{ a: 1, b: 1 }], [{ a: 1 }]],
    [{ allOf: [{ minimum: 1 }, { maximum: 3 }] }, [2], [0, 4]],
    [{ anyOf: [{ bsonType: 'string' }, { minimum: 3, bsonType: 'int' }] }, ['a', 4], [1]],
    [{ oneOf: [{ minimum: 3 }, { maximum: 5 }] }, [1, 6], [4]],
    [{ not: { bsonType: 'string' } }, [1], ['a']],
    [{ title: 'a title', description: 'text' }, [1], []],
  ];

  it.each(cases)('%j accepts valid documents and rejects others', async (schema, good, bad) => {
    const rows = server.database().collection('rows');
    await rows.insertMany([...good.map((v) => ({ v, good: true })), ...bad.map((v) => ({ v, good: false }))]);
    const found = await rows.find({ $jsonSchema: { properties: { v: schema } } }).toArray();
    expect(found.map((row) => row.good)).toEqual(good.map(() => true));
  });

  it.each([
    [{ colour: 1 }, 9],
    [{ $ref: '#/a' }, 9],
    [{ type: 'integer' }, 9],
    [{ type: 'string', bsonType: 'string' }, 9],
    [{ bsonType: 'text' }, 2],
    [{ required: [] }, 9],
    [{ required: ['a', 'a'] }, 9],
    [{ minimum: 'a' }, 14],
    [{ minLength: -1 }, 9],
    [{ exclusiveMinimum: true }, 9],
    [{ multipleOf: 0 }, 9],
    [{ properties: { a: 1 } }, 14],
    [{ title: 1 }, 14],
    ['text', 14],
  ])('%j is refused with code %i', async (schema, code) => {
    const rows = server.database().collection('rows');
    await expect(rows.find({ $jsonSchema: schema as Document }).toArray()).rejects.toMatchObject({ code });
  });

  it('as a validator returns each broken rule', async () => {
    const rows = await rowsWith({
      validator: {
        $jsonSchema: {
          title: 'Product',
          required: ['name'],
          properties: { price: { bsonType: 'int', minimum: 0, description: 'in cents' } },
        },
      },
    });
    const error = await rows.insertOne({ _id: 7, price: -1 }).catch((reason) => reason);
    expect(error.errInfo).toEqual({
      failingDocumentId: 7,
      details: {
        operatorName: '$jsonSchema',
        title: 'Product',
        schemaRulesNotSatisfied: [
          { operatorName: 'required', specifiedAs: { required: ['name'] }, missingProperties: ['name'] },
          {
            operatorName: 'properties',
            propertiesNotSatisfied: [
              {
                propertyName: 'price',
                description: 'in cents',
                details: [
                  {
                    operatorName: 'minimum',
                    specifiedAs: { minimum: 0 },
                    reason: 'comparison failed',
                    consideredValue: -1,
                  },
                ],
              },
            ],
          },
        ],
      },
    });
  });
});
