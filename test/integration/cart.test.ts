import { beforeAll, describe, expect, it, vi } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { AddCartLine, UpdateStock } from '../kit/operations.ts';
import { expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const Cart = graphql(`
  query Cart { cart { token itemCount lines { quantity product { slug market price { amount currency } } problem { code maximumQuantity } }
    subtotal { amount } shipping { amount } total { amount } freeShippingRemaining { amount } isReadyForCheckout } }
`);
const UpdateCartLineQuantity = graphql(`
  mutation UpdateCartLineQuantity($input: UpdateCartLineQuantityInput!) {
    updateCartLineQuantity(input: $input) {
      __typename
      ... on CartUpdated { cart { itemCount lines { quantity } } cartMessage { code maximumQuantity } }
      ... on UserError { message }
      ... on CartError { code }
    }
  }
`);
const AdjustCartLineQuantity = graphql(`
  mutation AdjustCartLineQuantity($input: AdjustCartLineQuantityInput!) {
    adjustCartLineQuantity(input: $input) {
      __typename
      ... on CartUpdated { cart { lines { quantity } } cartMessage { maximumQuantity } }
      ... on UserError { message }
      ... on CartError { code }
    }
  }
`);
const RemoveCartLine = graphql(`
  mutation RemoveCartLine($input: RemoveCartLineInput!) {
    removeCartLine(input: $input) { __typename ... on CartUpdated { cart { lines { id } } } ... on CartError { code } }
  }
`);
const EmptyCart = graphql(`
  mutation EmptyCart { emptyCart { __typename ... on CartUpdated { cart { lines { id } total { amount } } } ... on CartError { code } } }
`);

const product = (slug: string, quantity: number) => ({
  slug,
  price: { KR: 7_120, US: 899 },
  stock: { KR: quantity, US: quantity },
});
const shop = useTestShop({ products: [product('wipe', 100), product('rare', 3), product('sold-out', 0)] });
let wipe: string;
let rare: string;
let soldOut: string;

beforeAll(() => {
  [wipe, rare, soldOut] = [shop.productId('wipe'), shop.productId('rare'), shop.productId('sold-out')];
});

describe('a cart', () => {
  it('does not exist until something is added', async () => {
    const { cart } = await shop.client().run(Cart);
    expect(cart).toMatchObject({ token: null, lines: [], total: { amount: 0 }, isReadyForCheckout: false });
  });

  it('merges a product that is added twice (CART-2)', async () => {
    const client = shop.client();
    await client.run(AddCartLine, { input: { productId: wipe, quantity: 1 } });
    await client.run(AddCartLine, { input: { productId: wipe, quantity: 2 } });
    expect((await client.run(Cart)).cart.lines).toMatchObject([{ quantity: 3 }]);
  });

  it('caps a quantity at five and reports it (CART-1)', async () => {
    const client = shop.client({ language: 'en' });
    const { addCartLine } = await client.run(AddCartLine, { input: { productId: wipe, quantity: 2_000_000_000 } });
    const { cart, cartMessage } = expectResult(addCartLine, 'CartUpdated');
    expect(cart.lines).toMatchObject([{ quantity: 5 }]);
    expect(cartMessage).toMatchObject({ code: 'QUANTITY_CAPPED', maximumQuantity: 5 });
    expect(cartMessage?.message).toBe('Sorry, the maximum orderable quantity is 5.');
  });

  it('caps a quantity at the stock', async () => {
    const client = shop.client();
    await client.run(AddCartLine, { input: { productId: rare, quantity: 2 } });
    const { addCartLine } = await client.run(AddCartLine, { input: { productId: rare, quantity: 2 } });
    const { cart, cartMessage } = expectResult(addCartLine, 'CartUpdated');
    expect(cart.lines).toMatchObject([{ quantity: 3 }]);
    expect(cartMessage?.maximumQuantity).toBe(3);
  });

  it('sets, raises and lowers a quantity, never below one (CART-3)', async () => {
    const client = shop.client();
    await client.run(UpdateCartLineQuantity, { input: { productId: wipe, quantity: 2 } });
    const step = async (delta: number) => {
      const { adjustCartLineQuantity } = await client.run(AdjustCartLineQuantity, {
        input: { productId: wipe, delta },
      });
      return expectResult(adjustCartLineQuantity, 'CartUpdated').cart.lines[0]?.quantity;
    };
    expect(await step(1)).toBe(3);
    expect(await step(-1)).toBe(2);
    expect(await step(-1)).toBe(1);
    expect(await step(-1)).toBe(1);
  });

  it('removes one line, or all lines', async () => {
    const client = shop.client();
    await client.run(AddCartLine, { input: { productId: wipe, quantity: 1 } });
    await client.run(AddCartLine, { input: { productId: rare, quantity: 1 } });
    const { removeCartLine } = await client.run(RemoveCartLine, { input: { productId: wipe } });
    expect(expectResult(removeCartLine, 'CartUpdated').cart.lines).toEqual([{ id: rare }]);
    const { emptyCart } = await client.run(EmptyCart);
    expect(expectResult(emptyCart, 'CartUpdated').cart).toEqual({ lines: [], total: { amount: 0 } });
  });

  it('refuses a sold-out product (CART-5)', async () => {
    const { addCartLine } = await shop.client().run(AddCartLine, { input: { productId: soldOut, quantity: 1 } });
    expect(expectResult(addCartLine, 'CartError')).toMatchObject({ code: 'OUT_OF_STOCK' });
  });

  it('loses nothing when many requests change it at once (CART-13)', async () => {
    const client = shop.client();
    await client.run(AddCartLine, { input: { productId: wipe, quantity: 1 } });
    await Promise.all([
      ...Array.from({ length: 3 }, () => client.run(AdjustCartLineQuantity, { input: { productId: wipe, delta: 1 } })),
      ...Array.from({ length: 2 }, () => client.run(AddCartLine, { input: { productId: rare, quantity: 1 } })),
    ]);
    const quantities = (await client.run(Cart)).cart.lines.map(({ product, quantity }) => [product.slug, quantity]);
    expect(quantities).toEqual([
      ['wipe', 4],
      ['rare', 2],
    ]);
  });

  it('is priced in the store that requests it (CART-8)', async () => {
    const client = shop.client({ market: 'US' });
    await client.run(AddCartLine, { input: { productId: wipe, quantity: 4 } });
    const { cart } = await client.run(Cart);
    expect(cart.lines[0]?.product).toMatchObject({ market: 'US', price: { amount: 899, currency: 'USD' } });
    expect(cart).toMatchObject({ subtotal: { amount: 3596 }, shipping: { amount: 0 }, total: { amount: 3596 } });
  });

  it('adds the shipping fee below the threshold and shows the amount missing (CART-9)', async () => {
    const client = shop.client({ market: 'KR' });
    await client.run(AddCartLine, { input: { productId: wipe, quantity: 1 } });
    const { cart } = await client.run(Cart);
    expect(cart).toMatchObject({
      shipping: { amount: 5000 },
      total: { amount: 12_120 },
      freeShippingRemaining: { amount: 42_880 },
    });
  });

  it('shows a line that can no longer be ordered without counting it (CART-6)', async () => {
    const extra = shop.client();
    await extra.run(AddCartLine, { input: { productId: rare, quantity: 3 } });
    const staff = await signInStaff(shop);
    const edit = (quantity: number, expectedVersion: number) =>
      staff.run(UpdateStock, { input: { productId: rare, market: 'KR', quantity, isStopped: false, expectedVersion } });
    expectResult((await edit(1, 1)).updateStock, 'StockUpdated');
    await vi.waitFor(async () => {
      const { cart } = await extra.run(Cart);
      expect(cart.lines[0]?.problem).toEqual({ code: 'QUANTITY_CAPPED', maximumQuantity: 1 });
      expect(cart.isReadyForCheckout).toBe(false);
    });
    expectResult((await edit(3, 2)).updateStock, 'StockUpdated');
  });

  it.each([0, -1, -2_147_483_648])('refuses a quantity of %i (CART-4)', async (quantity) => {
    const client = shop.client();
    const { addCartLine } = await client.run(AddCartLine, { input: { productId: wipe, quantity } });
    expectResult(addCartLine, 'ValidationError');
    expect((await client.run(Cart)).cart.token).toBeNull();
  });

  it.each(['', 'nonsense', 'f'.repeat(24), '$ne'])('refuses an unknown product id %j (CART-5)', async (productId) => {
    const { addCartLine } = await shop.client().run(AddCartLine, { input: { productId, quantity: 1 } });
    expect(expectResult(addCartLine, 'CartError').code).toBe('PRODUCT_NOT_FOUND');
  });

  it('never accepts a token that the shop did not issue (CART-10)', async () => {
    const query =
      'mutation ($input: AddCartLineInput!) { addCartLine(input: $input) { ... on CartUpdated { cart { token } } } }';
    const variables = { input: { productId: wipe, quantity: 1 } };
    const { data } = await shop.client().send({ query, variables }, { 'x-basket': 'chosen-by-a-stranger' });
    const token = (data as { addCartLine: { cart: { token: string } } }).addCartLine.cart.token;
    expect(token).toMatch(/^[\w-]{43}$/);
  });
});
