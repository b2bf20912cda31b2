import { randomBytes } from 'node:crypto';
import { connectDatabase } from '@eunbit/server/database';
import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import { faqModel } from '@eunbit/server/modules/support/faq.model';
import type { Connection } from 'mongoose';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { seedShop } from '../../scripts/seed/seed.ts';

let uri: string;
let connection: Connection;

const seed = () => seedShop(uri, { accounts: null, say: () => undefined });
const products = () => productModel(connection);
const faq = () => faqModel(connection);
const everything = async () => [
  await products().find().sort({ slug: 1 }).lean(),
  await faq().find().sort({ _id: 1 }).lean(),
];

beforeEach(async () => {
  const address = new URL(inject('mongodbUri'));
  address.pathname = `/seed-${randomBytes(8).toString('hex')}`;
  uri = address.href;
  connection = await connectDatabase(uri);
  await seed();
});
afterEach(async () => {
  await connection.dropDatabase();
  await connection.close();
});

describe('seeding', () => {
  it('a second time changes nothing', async () => {
    const before = await everything();
    await seed();
    expect(await everything()).toEqual(before);
  });

  it('a shop from before there were product facts and questions gives it those', async () => {
    const before = await everything();
    await products().updateMany({}, { $unset: { notices: 1, comparison: 1, reports: 1 } });
    await faq().deleteMany({});

    await seed();

    expect(await everything()).toEqual(before);
  });

  it('leaves alone what staff have changed, even to nothing', async () => {
    const title = { ko: '새 이름', en: 'New name' };
    const question = { ko: '새 질문?', en: 'New question?' };
    await products().updateOne({ slug: 'pet-spray' }, { $set: { title, reports: [], 'notices.US': [] } });
    await faq().updateOne({ _id: 'tracking' }, { $set: { question } });
    const before = await everything();

    await seed();

    expect(await everything()).toEqual(before);
  });
});
