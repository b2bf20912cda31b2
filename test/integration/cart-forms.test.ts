import { cartModel } from '@eunbit/server/modules/cart/cart.model';
import { describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { addMember, createMemberClient } from '../kit/members.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { stopClock } from '../kit/stopped-clock.ts';
import { createTestShop, useTestShop } from '../kit/test-shop.ts';

const CartLines = graphql(`query CartLines { cart { lines { quantity product { slug } } } }`);

const product = (slug: string, quantity: number) => ({
  slug,
  price: { KR: 7_120, US: 899 },
  stock: { KR: quantity, US: quantity },
});
const shop = useTestShop({ products: [product('wipe', 100), product('rare', 3), product('sold-out', 0)] });

const getId = (slug: string) => shop.productId(slug);
const readLines = async (client: ShopClient) =>
  (await client.run(CartLines)).cart.lines.map(({ quantity, product }) => [product.slug, quantity]);

/** Submits a form as this shopper's browser does from a page of the shop. */
function post(client: ShopClient, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return client.post('/cart', new URLSearchParams(fields).toString(), { 'sec-fetch-site': 'same-origin', ...headers });
}

describe('a form of the cart (CART-17)', () => {
  it('adds, sets, adjusts and removes for a browser without a cart, and redirects back', async () => {
    const client = shop.client();
    const next = '/product/wipe';
    expect(await post(client, { intent: 'add', productId: getId('wipe'), quantity: '2', next })).toEqual({
      status: 303,
      location: '/product/wipe?cart=ADDED',
    });
    expect(await readLines(client)).toEqual([['wipe', 2]]);

    const line = { productId: getId('wipe'), next: '/cart' };
    // As a Korean or Japanese keyboard may write it (STORE-13).
    expect(await post(client, { intent: 'set', quantity: '４', ...line })).toEqual({ status: 303, location: '/cart' });
    await post(client, { intent: 'adjust', delta: '-1', ...line });
    expect(await readLines(client)).toEqual([['wipe', 3]]);

    await post(client, { intent: 'remove', ...line });
    expect(await readLines(client)).toEqual([]);

    await post(client, { intent: 'add', productId: getId('rare'), quantity: '1' });
    expect(await post(client, { intent: 'empty', next: '/cart' })).toEqual({ status: 303, location: '/cart' });
    expect(await readLines(client)).toEqual([]);
  });

  it("changes the member's cart if somebody is signed in", async () => {
    const client = await createMemberClient(shop, await addMember(shop));
    await post(client, { intent: 'add', productId: getId('wipe'), quantity: '1' });
    expect(await readLines(client)).toEqual([['wipe', 1]]);
  });

  it.each([
    ['more than can be had', { productId: 'rare', quantity: '9' }, '/cart?cart=QUANTITY_CAPPED&maximum=3'],
    ['what is sold out', { productId: 'sold-out', quantity: '1' }, '/cart?cart=OUT_OF_STOCK'],
    ['what there is not', { productId: 'nothing', quantity: '1' }, '/cart?cart=PRODUCT_NOT_FOUND'],
    ['no quantity', { productId: 'wipe', quantity: '' }, '/cart?cart=VALIDATION'],
    ['less than one', { productId: 'wipe', quantity: '-1' }, '/cart?cart=VALIDATION'],
    ['a part of one', { productId: 'wipe', quantity: '1.5' }, '/cart?cart=VALIDATION'],
    ['a number beyond all numbers', { productId: 'wipe', quantity: '9'.repeat(400) }, '/cart?cart=VALIDATION'],
  ])('redirects with an error if it asks for %s', async (_what, { productId, quantity }, location) => {
    const form = { intent: 'add', productId: shop.products[productId] ?? productId, quantity, next: '/cart' };
    expect(await post(shop.client(), form)).toEqual({ status: 303, location });
  });

  it.each([
    ['an unknown intent', { intent: 'order', productId: 'x' }],
    ['no fields', {}],
    ['a step of a hundred', { intent: 'adjust', productId: 'x', delta: '100' }],
    ['no product', { intent: 'add', quantity: '1' }],
    ['an operator of the database', { intent: 'add', 'productId[$ne]': '', quantity: '1' }],
  ])('with %s changes nothing', async (_what, fields: Record<string, string>) => {
    const client = shop.client();
    expect(await post(client, fields)).toEqual({ status: 303, location: '/cart?cart=VALIDATION' });
    expect(await readLines(client)).toEqual([]);
  });

  it.each(['https://evil.example/', '//evil.example', '/..//evil.example', '/\\evil.example'])(
    'never redirects to %s',
    async (next) => {
      const { location } = await post(shop.client(), { intent: 'remove', productId: getId('wipe'), next });
      expect(location).toBe('/cart');
    },
  );
});

describe('a form from another site (CART-17)', () => {
  const form = () => ({ intent: 'add', productId: getId('wipe'), quantity: '1' });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1' }],
  ])('is refused, by %j', async (headers) => {
    const client = shop.client();
    const before = await cartModel(shop.connection).countDocuments();
    expect((await post(client, form(), headers)).status).toBe(403);
    expect(await cartModel(shop.connection).countDocuments()).toBe(before);
    expect(client.cookieHeader()).not.toContain('basket');
  });

  it.each(['https://evil.example', 'null', ''])(
    'is refused by its origin %j if the browser sends nothing else',
    async (origin) => {
      const body = new URLSearchParams(form()).toString();
      const headers: Record<string, string> = origin ? { origin } : {};
      expect((await shop.client().post('/cart', body, headers)).status).toBe(403);
    },
  );

  it("is distinguished from the shop's own by that origin", async () => {
    const client = shop.client();
    const { status } = await client.post('/cart', new URLSearchParams(form()).toString(), {
      origin: shop.url(),
    });
    expect(status).toBe(303);
    expect(await readLines(client)).toEqual([['wipe', 1]]);
  });
});

describe('a body that is not a form', () => {
  const ours = { 'sec-fetch-site': 'same-origin' };

  it('is refused when it is too large', async () => {
    const body = `intent=add&productId=${'x'.repeat(5_000)}`;
    expect((await shop.client().post('/cart', body, ours)).status).toBe(413);
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])('is refused as %s', async (type) => {
    const { status } = await shop.client().post('/cart', '{"intent":"add"}', { ...ours, 'content-type': type });
    expect(status).toBe(415);
  });
});

describe('a flood of forms (CART-17)', () => {
  it('is limited with an error', async () => {
    stopClock();
    const busy = await createTestShop({ products: [] });
    try {
      const client = busy.client();
      const answers = [];
      for (let sent = 0; sent < 121; sent += 1) answers.push(await post(client, { intent: 'remove', productId: 'x' }));
      expect(answers.at(-1)?.location).toBe('/cart?cart=TOO_MANY_REQUESTS');
    } finally {
      await busy.close();
    }
  });
});
