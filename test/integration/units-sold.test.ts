import { orderModel } from '@eunbit/server/modules/order/order.model';
import { unitsSoldModel } from '@eunbit/server/modules/product-discovery/units-sold.model';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { writeOrder } from '../kit/orders.ts';
import { changeProduct } from '../kit/product-discovery.ts';
import { useTestShop } from '../kit/test-shop.ts';

const BestSellersFirst = graphql(`
  query BestSellersFirst { products(sort: BEST_SELLERS) { nodes { slug } } }
`);

const DAY = 86_400_000;
const product = (slug: string) => ({ slug, price: { KR: 7_000, US: 900 }, stock: { KR: 10, US: 10 } });

const shop = useTestShop({ servers: 2, products: ['wipe', 'spray', 'cloth', 'soap'].map(product) });
let serial = 0;

beforeAll(async () => {
  for (const slug of Object.keys(shop.products)) await changeProduct(shop, slug, { bestseller: slug === 'cloth' });
});
beforeEach(async () => {
  await orderModel(shop.connection).deleteMany({});
  await unitsSoldModel(shop.connection).deleteMany({});
  await expect.poll(() => list()).toEqual(['cloth', 'wipe', 'spray', 'soap']);
});

type OrderChange = Omit<Parameters<typeof writeOrder>[1], 'number'>;

/** An order of some units of one product. */
async function sell(slug: string, quantity: number, change: OrderChange = {}): Promise<void> {
  serial += 1;
  const number = `EB-260301-${String(serial).padStart(8, '0')}`;
  await writeOrder(shop, { number, ...change });
  await orderModel(shop.connection).updateOne(
    { number },
    { $set: { 'lines.0.productId': shop.productId(slug), 'lines.0.quantity': quantity } },
  );
}

const count = (server = 0, now = new Date()) => shop.app(server).services.unitsSoldCounting.run(now);

const list = async (market: 'KR' | 'US' = 'KR', server = 1) =>
  (await shop.client({ market, server }).run(BestSellersFirst)).products.nodes.map(({ slug }) => slug);

describe('a list sorted by best sellers (CATALOGUE-24)', () => {
  it('uses the units sold in its store, then staff marks, then the shop order', async () => {
    await sell('soap', 2);
    await sell('spray', 1);
    await sell('spray', 4);
    await sell('wipe', 9, { market: 'US' });

    await count();

    await expect.poll(() => list()).toEqual(['spray', 'soap', 'cloth', 'wipe']);
    await expect.poll(() => list('US')).toEqual(['wipe', 'cloth', 'spray', 'soap']);
    await list('KR', 0);
    expect(await shop.commandsDuring(() => list('KR', 0))).toEqual([]);
  });

  it('counts paid orders of the last 90 days, except cancelled ones', async () => {
    await sell('soap', 1, { payment: { summary: 'PARTLY_REFUNDED' } });
    await sell('spray', 5, { status: 'ORDER_CANCELLED' });
    await sell('spray', 5, { payment: { status: 'AWAITING_PAYMENT', summary: 'AWAITING_PAYMENT' } });
    await sell('spray', 5, { createdAt: new Date(Date.now() - 91 * DAY) });

    await count();

    await expect.poll(() => list()).toEqual(['soap', 'cloth', 'wipe', 'spray']);
    expect(await unitsSoldModel(shop.connection).find().lean()).toMatchObject([{ market: 'KR', units: 1 }]);
  });

  it('drops what no longer sells, and a late older run changes nothing', async () => {
    await sell('soap', 3);
    await Promise.all([count(0), count(1)]);
    await expect.poll(() => list()).toEqual(['soap', 'cloth', 'wipe', 'spray']);

    await orderModel(shop.connection).deleteMany({});
    await count(0, new Date(Date.now() - DAY));
    expect(await unitsSoldModel(shop.connection).find().lean()).toMatchObject([{ units: 3 }]);
    await sell('wipe', 1);
    await count();

    await expect.poll(() => list()).toEqual(['wipe', 'cloth', 'spray', 'soap']);
  });
});
