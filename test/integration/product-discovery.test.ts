import type { SuitTag } from '@eunbit/schema/product-discovery';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import type { OrderRecord } from '@eunbit/server/modules/order/order.record';
import { boughtTogetherModel } from '@eunbit/server/modules/product-discovery/bought-together.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { print } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buyByDeposit } from '../kit/bought-orders.ts';
import { AddCartLine } from '../kit/operations.ts';
import { writeOrder } from '../kit/orders.ts';
import {
  CartGoesWith,
  changeProduct,
  FindProducts,
  GoesWith,
  OrderGoesWith,
  suitsOf,
} from '../kit/product-discovery.ts';
import { expectResult } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const DAY = 86_400_000;
const product = (slug: string, price: number) => ({
  slug,
  price: { KR: price, US: price },
  stock: { KR: 10, US: 10 },
});

const shop = useTestShop({
  servers: 2,
  products: [product('wipe', 7_000), product('spray', 20_000), product('cloth', 3_000), product('soap', 44_000)],
});
let serial = 0;

beforeEach(async () => {
  await orderModel(shop.connection).deleteMany({});
  await boughtTogetherModel(shop.connection).deleteMany({});
  await stockModel(shop.connection).updateMany({}, { $set: { quantity: 10, stopped: false } });
  for (const slug of Object.keys(shop.products)) {
    await changeProduct(shop, slug, { suits: [], goesWithIds: [], group: 'OTHER' });
  }
  await vi.waitFor(async () => expect(await goesWith('wipe')).toEqual(['spray', 'cloth']));
});

type OrderChange = Partial<Pick<OrderRecord, 'status' | 'market' | 'createdAt'>> & {
  readonly payment?: Parameters<typeof writeOrder>[1]['payment'];
};

/** Orders that contain these products together. */
async function sell(count: number, slugs: readonly string[], change: OrderChange = {}): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    serial += 1;
    const number = `EB-260301-${String(serial).padStart(8, '0')}`;
    await writeOrder(shop, { number, ...change });
    const order = await orderModel(shop.connection).findOne({ number }).lean();
    const [line] = order?.lines ?? [];
    await orderModel(shop.connection).updateOne(
      { number },
      { $set: { lines: slugs.map((slug) => ({ ...line, slug, productId: shop.productId(slug) })) } },
    );
  }
}

async function refusal(query: string, variables: object): Promise<unknown> {
  const { errors } = await shop.client().send({ query, variables });
  return errors?.[0]?.extensions?.code;
}

const count = (server = 0, now = new Date()) => shop.app(server).services.boughtTogetherCounting.run(now);

async function goesWith(slug: string, first = 4, market: 'KR' | 'US' = 'KR') {
  const { product: found } = await shop.client({ market }).run(GoesWith, { slug, first });
  return found?.goesWith.map((other) => other.slug);
}

const setUnits = (slug: string, quantity: number, stopped = false) =>
  stockModel(shop.connection).updateOne({ _id: stockId('KR', shop.productId(slug)) }, { $set: { quantity, stopped } });

describe('recommendations for a product (DISCOVERY-5)', () => {
  it('are those bought with it, then those chosen by staff, then others of its group', async () => {
    await changeProduct(shop, 'wipe', { goesWithIds: [shop.productId('soap')] });
    await vi.waitFor(async () => expect(await goesWith('wipe')).toEqual(['soap', 'spray', 'cloth']));

    await sell(5, ['wipe', 'cloth']);
    await count();

    await vi.waitFor(async () => expect(await goesWith('wipe')).toEqual(['cloth', 'soap', 'spray']));
    expect(await goesWith('wipe', 1)).toEqual(['cloth']);
  });

  it('cost at most three times as much, even if bought together, unless chosen by staff (DISCOVERY-9)', async () => {
    await sell(5, ['wipe', 'cloth']);
    await sell(6, ['wipe', 'soap']);
    await count();

    await vi.waitFor(async () => expect(await goesWith('wipe')).toEqual(['cloth', 'spray']));
    expect(await goesWith('soap')).toEqual(['wipe', 'spray', 'cloth']);

    await changeProduct(shop, 'wipe', { goesWithIds: [shop.productId('soap')] });
    await vi.waitFor(async () => expect(await goesWith('wipe')).toEqual(['soap', 'cloth', 'spray']));
  });

  it('exclude sold-out, stopped, draft and deleted products and the product itself', async () => {
    await changeProduct(shop, 'wipe', {
      goesWithIds: ['0'.repeat(24), shop.productId('wipe'), shop.productId('soap')],
    });
    await setUnits('spray', 0);
    await setUnits('cloth', 10, true);
    await vi.waitFor(async () => expect(await goesWith('wipe')).toEqual(['soap']));

    const listing = { price: 100, compareAtPrice: null, published: true };
    await changeProduct(shop, 'soap', { listings: { KR: { ...listing, published: false }, US: listing } });
    await vi.waitFor(async () => expect(await goesWith('wipe')).toEqual([]));
    expect(await goesWith('wipe', 4, 'US')).toEqual(['soap', 'spray', 'cloth']);
    const back = { price: 44_000, compareAtPrice: null, published: true };
    await changeProduct(shop, 'soap', { listings: { KR: back, US: back } });
  });

  it('cost no database command, for any number of products', async () => {
    const query = '{ products(first: 24) { edges { node { goesWith { slug goesWith(first: 2) { slug } } } } } }';
    const client = shop.client();
    // Fills the caches.
    await client.send({ query });

    expect(await shop.commandsDuring(() => client.send({ query: `query Anew ${query}` }))).toEqual([]);
  });

  it('require between one product and the maximum', async () => {
    for (const first of [0, -1, 101]) {
      expect(await refusal(print(GoesWith), { slug: 'wipe', first })).toBe('BAD_REQUEST');
    }
  });

  it('for a purchase exclude the products bought', async () => {
    const { client, accessToken } = await buyByDeposit(shop, {
      [shop.productId('wipe')]: 1,
      [shop.productId('soap')]: 1,
    });

    const { guestOrder } = await client.run(OrderGoesWith, { accessToken });

    expect(guestOrder?.goesWith.map(({ slug }) => slug)).toEqual(['spray', 'cloth']);
  });
});

describe('the count of products bought together (DISCOVERY-4)', () => {
  const stored = async () =>
    (await boughtTogetherModel(shop.connection).find().sort({ _id: 1 }).lean()).map(
      ({ market, productId, companions }) => [
        market,
        productId,
        companions.map(({ productId: id, orders }) => [id, orders]),
      ],
    );

  it('uses paid orders of the last 180 days, separately for each store', async () => {
    await sell(4, ['wipe', 'spray']);
    await sell(3, ['wipe', 'spray'], { status: 'ORDER_CANCELLED' });
    await sell(3, ['wipe', 'spray'], { payment: { status: 'AWAITING_PAYMENT', summary: 'AWAITING_PAYMENT' } });
    await sell(3, ['wipe', 'spray'], { createdAt: new Date(Date.now() - 181 * DAY) });
    await sell(4, ['wipe', 'spray'], { market: 'US' });
    await count();
    expect(await stored()).toEqual([]);

    await sell(1, ['wipe', 'spray'], { payment: { summary: 'PARTLY_REFUNDED' } });
    await count();
    const [wipe, spray] = [shop.productId('wipe'), shop.productId('spray')];
    expect(await stored()).toEqual([
      ['KR', wipe, [[spray, 5]]],
      ['KR', spray, [[wipe, 5]]],
    ]);
  });

  it('removes outdated pairs', async () => {
    await sell(5, ['wipe', 'spray']);
    await count();
    await orderModel(shop.connection).updateMany({}, { $set: { status: 'ORDER_CANCELLED' } });

    await count();

    expect(await stored()).toEqual([]);
  });

  it('is the same after two runs at once, and a late older run changes nothing', async () => {
    await sell(5, ['wipe', 'spray']);
    await Promise.all([count(0), count(1)]);
    const once = await stored();
    expect(once).toHaveLength(2);

    await sell(1, ['wipe', 'spray']);
    await count();
    const newer = await stored();
    await orderModel(shop.connection).deleteOne({});
    await count(1, new Date(Date.now() - DAY));

    expect(newer).not.toEqual(once);
    expect(await stored()).toEqual(newer);
  });
});

describe('recommendations for a cart (DISCOVERY-6)', () => {
  it('reach free shipping with the smallest excess, without a far higher price (DISCOVERY-9)', async () => {
    const client = shop.client({ market: 'KR' });
    const add = async (slug: string, quantity: number) => {
      const { addCartLine } = await client.run(AddCartLine, { input: { productId: shop.productId(slug), quantity } });
      expectResult(addCartLine, 'CartUpdated');
    };
    await add('wipe', 1);
    let { cart } = await client.run(CartGoesWith);
    expect(cart.freeShippingRemaining.amount).toBe(43_000);
    expect(cart.goesWith.map(({ slug }) => slug)).toEqual(['soap', 'spray', 'cloth']);

    await add('wipe', 4);
    ({ cart } = await client.run(CartGoesWith));
    expect(cart.freeShippingRemaining.amount).toBe(15_000);
    expect(cart.goesWith.map(({ slug }) => slug)).toEqual(['spray', 'cloth']);

    await add('spray', 1);
    ({ cart } = await client.run(CartGoesWith));
    expect(cart.freeShippingRemaining.amount).toBe(0);
    expect(cart.goesWith.map(({ slug }) => slug)).toEqual(['cloth', 'soap']);
  });

  it('are empty for an empty cart', async () => {
    expect((await shop.client().run(CartGoesWith)).cart.goesWith).toEqual([]);
  });
});

describe('the product finder', () => {
  const find = async (answers: readonly SuitTag[], language: 'ko' | 'en' = 'en') =>
    (await shop.client({ language }).run(FindProducts, { input: { answers: [...answers] } })).findProducts;
  const slugs = async (...answers: readonly SuitTag[]) => (await find(answers)).map((match) => match.product.slug);

  it('returns at most three products with reasons, the best first, ties in shop order (DISCOVERY-2)', async () => {
    await changeProduct(shop, 'wipe', { suits: suitsOf('KITCHEN', 'FAMILY') });
    await changeProduct(shop, 'spray', { suits: suitsOf('KITCHEN', 'FAMILY', 'CAR') });
    await changeProduct(shop, 'cloth', { suits: suitsOf('KITCHEN', 'HANDS', 'FAMILY') });
    await changeProduct(shop, 'soap', { suits: suitsOf('FAMILY', 'HANDS', 'DESK') });

    await vi.waitFor(async () => {
      expect(await slugs('KITCHEN', 'FAMILY', 'HANDS')).toEqual(['cloth', 'soap', 'wipe']);
    });
    const [best, second] = await find(['KITCHEN', 'FAMILY', 'HANDS']);
    expect(best?.reasons).toEqual([
      { tag: 'KITCHEN', reason: 'Why KITCHEN' },
      { tag: 'HANDS', reason: 'Why HANDS' },
      { tag: 'FAMILY', reason: 'Why FAMILY' },
    ]);
    expect(second?.reasons.map(({ tag }) => tag)).toEqual(['FAMILY', 'HANDS']);
    expect((await find(['DESK'], 'ko'))[0]?.reasons).toEqual([{ tag: 'DESK', reason: 'DESK 이유' }]);
  });

  it('lists sold-out products last (DISCOVERY-3)', async () => {
    await changeProduct(shop, 'wipe', { suits: suitsOf('KITCHEN', 'FAMILY', 'HANDS') });
    await changeProduct(shop, 'spray', { suits: suitsOf('KITCHEN', 'FAMILY') });
    await setUnits('wipe', 0);

    await vi.waitFor(async () => expect(await slugs('KITCHEN', 'FAMILY', 'HANDS')).toEqual(['spray', 'wipe']));
  });

  it('returns nothing if nothing matches or nothing was answered', async () => {
    await changeProduct(shop, 'wipe', { suits: suitsOf('KITCHEN') });
    await vi.waitFor(async () => expect(await slugs('KITCHEN')).toEqual(['wipe']));

    expect(await slugs('KITCHEN', 'FAMILY', 'HANDS')).toEqual([]);
    expect(await slugs()).toEqual([]);
  });

  it('accepts one answer per question, and rejects unknown ones (DISCOVERY-1)', async () => {
    await changeProduct(shop, 'wipe', { suits: suitsOf('CAR') });
    await vi.waitFor(async () => expect(await slugs('CAR', 'KITCHEN', 'DESK')).toEqual(['wipe']));

    expect(await slugs('KITCHEN', 'CAR')).toEqual([]);
    const refused = await refusal(print(FindProducts), { input: { answers: ['GARDEN'] } });
    expect(refused).toBe('BAD_REQUEST');
  });
});
