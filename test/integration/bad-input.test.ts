import { createHmac } from 'node:crypto';
import { connect } from 'node:net';
import { cartModel } from '@eunbit/server/modules/cart/cart.model';
import { checkoutModel } from '@eunbit/server/modules/checkout/checkout.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { afterEach, describe, expect, it } from 'vitest';
import { SANDBOX_KEYS } from '../../scripts/sandbox/keys.ts';
import { expectResult, fillCheckout, startCardPayment, toIntentId } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop();

/** Documents that invalid input might have written. */
async function written(): Promise<number[]> {
  const { connection } = shop;
  return Promise.all([cartModel, checkoutModel, orderModel].map((model) => model(connection).countDocuments()));
}

const add = (input: unknown) => ({
  query: 'mutation ($input: AddCartLineInput!) { addCartLine(input: $input) { __typename } }',
  variables: { input },
});

/** The schema has no cycles, so a deep query is also invalid; both errors are returned. */
function deepQuery(depth: number): string {
  return `{ cart ${'{ lines { product '.repeat(depth)} { id } ${'} }'.repeat(depth)} }`;
}

const searchQuery = 'query ($text: String!) { search(text: $text) { __typename } }';
const numbersQuery = 'query ($numbers: [Int!]!) { products(filter: { numbers: $numbers }) { nodes { id } } }';

/** The same selection under as many aliases as are allowed. */
function twentyTimes(selection: string): string {
  return `{ ${Array.from({ length: 20 }, (_, n) => `a${n}: ${selection}`).join(' ')} }`;
}

afterEach(async () => {
  const response = await fetch(`${shop.url()}/readyz`);
  expect(response.status, 'the server is still up').toBe(200);
});

describe('a malformed request', () => {
  it.each([
    ['text that is no JSON', '{"query": '],
    ['no operation', '{}'],
    ['malformed GraphQL', { query: '{ products(' }],
    ['an unknown field', { query: '{ passwords }' }],
    ['an operator where a string belongs', add({ productId: { $ne: null }, quantity: 1 })],
    [
      'an operator as a slug',
      { query: 'query ($slug: String!) { product(slug: $slug) { id } }', variables: { slug: { $gt: '' } } },
    ],
    ['a quantity that is no whole number', add({ productId: 'x', quantity: 1.5 })],
    ['a quantity beyond all numbers', add({ productId: 'x', quantity: 1e300 })],
    ['a missing variable', add(undefined)],
    ['an unknown enum value', { query: '{ products(filter: { group: WEAPONS }) { totalCount } }' }],
    ['a cursor of another list', { query: '{ products(after: "bm9uc2Vuc2U=") { totalCount } }' }],
    ['a deep query', { query: deepQuery(200) }],
    ['a query of thousands of words', { query: `{ ${'__typename '.repeat(5000)} }` }],
    [
      'a hundred aliases',
      { query: `{ ${Array.from({ length: 100 }, (_, n) => `a${n}: products { totalCount }`).join(' ')} }` },
    ],
    ['a subscription', { query: 'subscription { productChanged }' }],
    ['more wrong variables than are told', { query: numbersQuery, variables: { numbers: Array(60).fill('x') } }],
    ['a NUL in a search', { query: searchQuery, variables: { text: 'wipe\0' } }],
    ['a NUL in the document', { query: '{ search(text: "wipe\\u0000") { __typename } }' }],
    ['half of a character in a search', { query: searchQuery, variables: { text: 'wipe \ud83d' } }],
    [
      'variables that nest without end',
      `{"query":"{ cart { id } }","variables":{"a":${'['.repeat(50_000)}"\\u0000"${']'.repeat(50_000)}}}`,
    ],
    [
      'every question of the help centre twenty times',
      { query: twentyTimes('faqEntries { id group question answer }') },
    ],
    ['pages of a hundred rows', { query: twentyTimes('products(first: 100) { edges { node { id name slug } } }') }],
    [
      'rows that a variable asks for',
      {
        query: `query ($first: Int!) ${twentyTimes('products(first: $first) { edges { node { id name slug } } }')}`,
        variables: { first: 100 },
      },
    ],
    ['a batch', [{ query: '{ cart { id } }' }]],
  ])('with %s is answered BAD_REQUEST and writes nothing', async (_name, body) => {
    const before = await written();
    const answer = await shop.client().send(body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.errors[0]?.extensions.code).toBe('BAD_REQUEST');
    expect(await written()).toEqual(before);
  });

  it('is answered PERSISTED_QUERY_NOT_FOUND if it has an invalid hash instead of the query', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: 7 } };
    const { errors } = await shop.client().send({ extensions });
    expect(errors[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('is answered with a prompt to sign in if it is too expensive and requires permissions', async () => {
    const query = `{ orders(market: KR, first: 100) { edges { node { id number ${'status '.repeat(40)} } } } }`;
    const { errors } = await shop.client().send({ query });
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is refused with a clear error if it is nested deeper than any screen', async () => {
    const { errors } = await shop.client().send({ query: deepQuery(200) });
    expect(errors.map(({ message }) => message).join()).toContain('depth limit of 10 exceeded');
  });

  it('is rejected before it is read if it is a megabyte long', async () => {
    const before = await written();
    const answer = await shop.client().send(add({ productId: 'x'.repeat(1_000_000), quantity: 1 }));
    expect(answer.status).toBe(413);
    expect(answer.errors[0]?.extensions.code).toBe('BAD_REQUEST');
    expect(await written()).toEqual(before);
  });

  it('is rejected from a form on another site', async () => {
    const body = JSON.stringify({ query: 'mutation { emptyCart { __typename } }' });
    const answer = await shop.client().send(body, { 'content-type': 'text/plain' });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.data).toBeFalsy();
  });

  it.each([0, -1, 101, 1_000_000])('is refused with the allowed page size if it asks for %d rows', async (first) => {
    const answer = await shop.client().send({ query: `{ products(first: ${first}) { edges { node { id } } } }` });
    expect(answer.errors).toMatchObject([
      { message: '`first` has to be 1 to 100.', extensions: { code: 'BAD_REQUEST' } },
    ]);
  });

  it('is dropped if its bytes are not HTTP', async () => {
    const socket = connect(Number(new URL(shop.url()).port), '127.0.0.1');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(Buffer.from([0, 1, 2, 255, 254, 13, 10, 13, 10]));
    await closed;
  });
});

describe('long text in a form', () => {
  it('is refused with a message, and nothing is stored', async () => {
    const client = shop.client({ market: 'KR' });
    const { checkoutId } = await fillCheckout(client, 'KR', { [shop.productId('wipe')]: 1 });
    const query = `mutation ($input: UpdateCheckoutContactInput!) {
      updateCheckoutContact(input: $input) { __typename ... on ValidationError { fieldErrors { path key } } } }`;
    const input = { checkoutId, email: `${'a'.repeat(100_000)}@example.com`, phone: '1'.repeat(10_000) };
    const { data } = await client.send({ query, variables: { input } });
    expect(data).toEqual({
      updateCheckoutContact: {
        __typename: 'ValidationError',
        fieldErrors: [
          { path: 'email', key: 'text.tooLong' },
          { path: 'phone', key: 'text.tooLong' },
        ],
      },
    });
    const checkout = await checkoutModel(shop.connection).findById(checkoutId).lean();
    expect(checkout?.contact?.email).toBe('mina@example.com');
  });
});

describe('a webhook', () => {
  const post = (body: string, headers: Record<string, string>) =>
    fetch(`${shop.url()}/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  const signature = (body: string, secret: string, at = Math.floor(Date.now() / 1000)) =>
    `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
  const eventFor = (intentId: string) =>
    JSON.stringify({
      id: 'evt_forged',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: intentId, object: 'payment_intent', status: 'succeeded' } },
    });

  it('is ignored if it is unsigned, signed with another secret, or old', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await fillCheckout(client, 'US', { [shop.productId('wipe')]: 1 });
    const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    const body = eventFor(toIntentId(clientSecret));
    const forgeries: Record<string, string>[] = [
      {},
      { 'stripe-signature': 'nonsense' },
      { 'stripe-signature': signature(body, 'whsec_other') },
      { 'stripe-signature': signature(body, SANDBOX_KEYS.STRIPE_WEBHOOK_SECRET, 1_600_000_000) },
    ];
    for (const headers of forgeries) expect((await post(body, headers)).status).toBe(400);
    expect(await orderModel(shop.connection).countDocuments()).toBe(0);
  });

  it('changes nothing if it is signed but contradicts the provider', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await fillCheckout(client, 'US', { [shop.productId('wipe')]: 1 });
    const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    const body = eventFor(toIntentId(clientSecret));
    expect((await post(body, { 'stripe-signature': signature(body, SANDBOX_KEYS.STRIPE_WEBHOOK_SECRET) })).status).toBe(
      200,
    );
    expect(await orderModel(shop.connection).countDocuments()).toBe(0);
  });
});
