import { orderModel } from '@eunbit/server/modules/order/order.model';
import { beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { AddCartLine } from '../kit/operations.ts';
import {
  complete,
  confirmCard,
  expectResult,
  fillCheckout,
  payByDeposit,
  signInStaff,
  startCardPayment,
} from '../kit/story.ts';
import { SPRAY, WIPE } from '../kit/test-catalogue.ts';
import { useTestShop } from '../kit/test-shop.ts';

const ProductList = graphql(`
  query ProductList {
    products(first: 24) {
      totalCount
      edges {
        node { id title price { amount } images { url } stock { status unitsLeft } reviewSummary { id count average } }
      }
    }
  }
`);
const ProductDetail = graphql(`
  query ProductDetail($slug: String!) { product(slug: $slug) { id title sections { lines } stock { status unitsLeft } } }
`);
const OrderDetail = graphql(`
  query OrderDetail($number: String!) { order(number: $number) { number lines { title } address { city } statusHistory { at } } }
`);
const OrderList = graphql(`
  query OrderList($market: Market!) { orders(market: $market, first: 20) { edges { node { number lines { title } total { amount } } } } }
`);

const more = Array.from({ length: 18 }, (_, index) => ({ ...WIPE, slug: `wipe-${index}` }));
const shop = useTestShop({ products: [WIPE, SPRAY, ...more] });

beforeAll(async () => {
  // The first transaction detects whether the database supports `bulkWrite`.
  const buyer = shop.client();
  expectResult(
    await payByDeposit(buyer, await fillCheckout(buyer, 'KR', { [shop.productId('spray')]: 1 })),
    'OrderPlaced',
  );
  await shop.deliver();
});

describe('the number of database commands', () => {
  it('is at most three for a list of twenty products with stock and ratings', async () => {
    const visitor = shop.client();
    const commands = await shop.commandsDuring(() => visitor.run(ProductList));
    expect(commands.length).toBeLessThanOrEqual(3);
  });

  it('is zero for the same list again, until something changes', async () => {
    const visitor = shop.client();
    await visitor.run(ProductList);
    expect(await shop.commandsDuring(() => visitor.run(ProductList))).toEqual([]);
  });

  it('is at most three for a product page', async () => {
    const visitor = shop.client();
    const commands = await shop.commandsDuring(() => visitor.run(ProductDetail, { slug: 'wipe' }));
    expect(commands.length).toBeLessThanOrEqual(3);
  });

  it('is two for adding to a cart with other items: one read and one write', async () => {
    const buyer = shop.client();
    const add = (slug: string) => buyer.run(AddCartLine, { input: { productId: shop.productId(slug), quantity: 1 } });
    for (const slug of ['wipe', 'spray', 'wipe-1', 'wipe-2']) await add(slug);
    const commands = await shop.commandsDuring(() => add('wipe-3'));
    expect(commands).toEqual(['find', 'update']);
  });

  it('is at most 25 for a guest order by card, from the empty cart to its emails', async () => {
    const buyer = shop.client({ market: 'US' });
    const commands = await shop.commandsDuring(async () => {
      const ready = await fillCheckout(buyer, 'US', { [shop.productId('wipe')]: 1 });
      const { clientSecret } = expectResult(await startCardPayment(buyer, ready), 'PaymentActionRequired');
      await confirmCard(shop.stripeUrl, clientSecret);
      await expect.poll(() => orderModel(shop.connection).countDocuments({ checkoutId: ready.checkoutId })).toBe(1);
      expectResult(await complete(buyer, ready), 'OrderPlaced');
      await shop.deliver();
    });
    expect(commands.length).toBeLessThanOrEqual(25);
  });

  it('is at most 17 for a guest order by deposit, from the empty cart to its emails', async () => {
    const buyer = shop.client();
    const commands = await shop.commandsDuring(async () => {
      const ready = await fillCheckout(buyer, 'KR', { [shop.productId('wipe')]: 1 });
      expectResult(await payByDeposit(buyer, ready), 'OrderPlaced');
      await shop.deliver();
    });
    expect(commands.length).toBeLessThanOrEqual(17);
  });

  it('is one each to find, claim, fill and settle the emails of an order, to buyer and company', async () => {
    const buyer = shop.client();
    const ready = await fillCheckout(buyer, 'KR', { [shop.productId('wipe')]: 1 });
    expectResult(await payByDeposit(buyer, ready), 'OrderPlaced');
    const commands = await shop.commandsDuring(() => shop.deliver());
    expect(commands).toEqual(['aggregate', 'update', 'find', 'update']);
  });

  it('is at most three for an order with all its lines, signing in included', async () => {
    const buyer = shop.client();
    const ready = await fillCheckout(buyer, 'KR', { [shop.productId('wipe')]: 1, [shop.productId('spray')]: 1 });
    const { order } = expectResult(await payByDeposit(buyer, ready), 'OrderPlaced');
    const staff = await signInStaff(shop);
    const detail = await shop.commandsDuring(() => staff.run(OrderDetail, { number: order.number }));
    expect(detail.length).toBeLessThanOrEqual(3);
    const list = await shop.commandsDuring(() => staff.run(OrderList, { market: 'KR' }));
    expect(list.length).toBeLessThanOrEqual(3);
  });
});
