import { randomBytes } from 'node:crypto';
import { connectDatabase } from '@eunbit/server/app/database';
import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import { emailTemplateModel } from '@eunbit/server/modules/composed-email/email-template.model';
import { faqModel } from '@eunbit/server/modules/faq/faq.model';
import { stockModel } from '@eunbit/server/modules/stock/stock.model';
import { createStockHistory } from '@eunbit/server/modules/stock/stock-history.service';
import type { Connection } from 'mongoose';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { seedShop } from '../../scripts/seed/seed.ts';

let uri: string;
let connection: Connection;

const seed = () => seedShop(uri, { accountPassword: null, say: () => undefined });
const products = () => productModel(connection);
const faq = () => faqModel(connection);
const everything = async () => [
  await emailTemplateModel(connection).find().sort({ nameKey: 1 }).lean(),
  await products().find().sort({ slug: 1 }).lean(),
  await faq().find({}, { _id: 0 }).sort({ market: 1, slug: 1 }).lean(),
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

  it('begins the history of its stock, so that a start changes no level that staff have read', async () => {
    const levels = await stockModel(connection).find().lean();
    expect(levels).toHaveLength(2 * (await products().countDocuments()));
    expect(await createStockHistory(connection, async () => new Map()).completeAll()).toBe(0);
    expect(await stockModel(connection).find().lean()).toEqual(levels);
  });

  it('a shop from before there were product facts and questions gives it those', async () => {
    const before = await everything();
    await products().updateMany({}, { $unset: { announcements: 1, comparison: 1, reports: 1 } });
    await faq().deleteMany({});

    await seed();

    expect(await everything()).toEqual(before);
  });

  it('replaces questions from before each store had its own', async () => {
    const before = await everything();
    await connection.collection('faq_entries').insertOne({ _id: 'tracking' as never, category: 'SHIPPING' });

    await seed();

    expect(await everything()).toEqual(before);
  });

  it('gives accounts from before there was a profile what they lack, and ends their sessions', async () => {
    const seedAccounts = () => seedShop(uri, { accountPassword: 'silver-light', say: () => undefined });
    await seedAccounts();
    const users = connection.collection('users');
    const before = await users.find().sort({ email: 1 }).toArray();
    expect(before.map(({ role }) => role)).toEqual(['MANAGER', 'USER', 'ADMIN']);
    const added = { pendingEmail: 1, phone: 1, blocked: 1, language: 1, location: 1, socialIds: 1, orderEmails: 1 };
    await users.updateMany({}, { $unset: added });
    const old = { _id: 'hash' as never, userId: before[0]?._id, expiresAt: new Date(Date.now() + 60_000) };
    await connection.collection('sessions').insertOne(old);

    await seedAccounts();

    expect(await users.find().sort({ email: 1 }).toArray()).toEqual(before);
    expect(await connection.collection('sessions').countDocuments()).toBe(0);
  });

  it('leaves alone what staff have changed, even to nothing', async () => {
    const title = { ko: '새 이름', en: 'New name' };
    const question = { ko: '새 질문?', en: 'New question?' };
    await products().updateOne({ slug: 'pet-spray' }, { $set: { title, reports: [], 'announcements.US': [] } });
    await faq().updateOne({ market: 'KR', slug: 'tracking' }, { $set: { question } });
    const before = await everything();

    await seed();

    expect(await everything()).toEqual(before);
  });
});
