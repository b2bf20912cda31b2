import { randomBytes } from 'node:crypto';
import type { Market } from '@eunbit/schema/market';
import { connectDatabase } from '@eunbit/server/app/database';
import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import { emailTemplateModel } from '@eunbit/server/modules/composed-email/email-template.model';
import { faqModel } from '@eunbit/server/modules/faq/faq.model';
import { createMediaService } from '@eunbit/server/modules/media/media.service';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { createStockHistory } from '@eunbit/server/modules/stock/stock-history.service';
import { stockMovementModel } from '@eunbit/server/modules/stock/stock-movement.model';
import type { Connection } from 'mongoose';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { seedShop } from '../../scripts/seed/seed.ts';

let uri: string;
let connection: Connection;

const seed = (withCatalogue = true) => seedShop(uri, { accountPassword: null, withCatalogue, say: () => undefined });
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
  it('leaves the catalogue empty if no products are requested, and fills the rest', async () => {
    await connection.dropDatabase();
    await seed(false);
    expect(await products().countDocuments()).toBe(0);
    expect(await faq().countDocuments()).toBeGreaterThan(0);
  });

  it('changes nothing the second time', async () => {
    const before = await everything();
    await seed();
    expect(await everything()).toEqual(before);
  });

  it('resumes after an interrupted one, even between a product and its stock', async () => {
    const last = await products().findOne({ slug: 'heavy-duty-wipe' }, { slug: 1 }).lean();
    const removeStock = async (markets: readonly Market[]) => {
      const ids = markets.map((market) => stockId(market, String(last?._id)));
      await stockModel(connection).deleteMany({ _id: { $in: ids } });
      await stockMovementModel(connection).deleteMany({ stockId: { $in: ids } });
    };
    for (const missing of [['US'], ['KR', 'US']] as const) {
      await removeStock(missing);
      await seed();
      expect(await stockModel(connection).countDocuments()).toBe(12);
    }
    await removeStock(['KR', 'US']);
    await products().deleteOne({ _id: last?._id });
    await seed();
    expect(await products().countDocuments()).toBe(6);
    const seeded = await products().findOne({ slug: 'heavy-duty-wipe' }, { images: 1 }).lean();
    const ids = (seeded?.images ?? []).flatMap(({ mediaId, sizes, avif }) => [
      mediaId,
      ...[...sizes, ...(avif ?? [])].map((size) => size.mediaId),
    ]);
    const media = createMediaService(connection);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of new Set(ids)) expect(await media.load(id), id).not.toBeNull();
  });

  it('starts its stock history, so that a server start changes no level that staff have read', async () => {
    const levels = await stockModel(connection).find().lean();
    expect(levels).toHaveLength(2 * (await products().countDocuments()));
    expect(await createStockHistory(connection, async () => new Map()).completeAll()).toBe(0);
    expect(await stockModel(connection).find().lean()).toEqual(levels);
  });

  it('keeps what staff have changed, even if they emptied it', async () => {
    const title = { ko: '새 이름', en: 'New name' };
    const question = { ko: '새 질문?', en: 'New question?' };
    await products().updateOne({ slug: 'pet-spray' }, { $set: { title, reports: [], 'announcements.US': [] } });
    await faq().updateOne({ market: 'KR', slug: 'tracking' }, { $set: { question } });
    const before = await everything();

    await seed();

    expect(await everything()).toEqual(before);
  });
});
