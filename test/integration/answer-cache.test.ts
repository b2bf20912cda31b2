import { hashOperation } from '@eunbit/server/http/persisted-operations';
import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import { reviewScoreModel } from '@eunbit/server/modules/review/review-score.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMember, createMemberClient } from '../kit/members.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { createTestShop, type TestShop } from '../kit/test-shop.ts';

const TOKEN = 'a-token-that-nobody-guesses';
const LISTED = '{ faqEntries { question } }';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    settings: { METRICS_TOKEN: TOKEN },
    persistedOperations: new Map([[hashOperation(LISTED), LISTED]]),
  });
});
afterAll(() => shop.close());

const PRODUCTS =
  '{ products(first: 10) { edges { node { slug title price { amount } stock { status unitsLeft } } } } }';
const PAGE = `query ($slug: String!) {
  product(slug: $slug) {
    title price { amount } stock { status unitsLeft }
    reviewSummary { count average } newestReviews { id viewerIsAuthor } disclosure { label value } reports { title }
  }
}`;

/** The number of operations served from the cache so far. */
async function countKept(): Promise<number> {
  const response = await fetch(`${shop.url()}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return Number(/^eunbit_kept_answers_total (\d+)/m.exec(await response.text())?.[1]);
}

/** Whether `work` is served from the cache. */
async function isKept(work: () => Promise<unknown>): Promise<boolean> {
  const before = await countKept();
  await work();
  return (await countKept()) > before;
}

/** Sends an operation twice; returns whether the second response came from the cache. */
async function isKeptTwice(client: ShopClient, body: object): Promise<boolean> {
  await client.send(body);
  return isKept(() => client.send(body));
}

describe('cached answers', () => {
  it('serve visitors products with stock, reviews, questions and searches, identical to executed answers', async () => {
    const visitor = shop.client();
    for (const body of [
      { query: PRODUCTS },
      { query: PAGE, variables: { slug: 'wipe' } },
      {
        query:
          '{ products(sort: MARKED_FIRST) { nodes { slug } } byNumber: products(filter: { numbers: [2, 1] }) { nodes { __typename slug } } }',
      },
      { query: '{ search(text: "wipe") { products { totalCount } faqEntries { question } } reviewSummary { count } }' },
      { query: LISTED },
    ]) {
      const executed = await visitor.send(body);
      expect(executed.errors).toEqual([]);
      let kept: unknown;
      expect(await isKept(async () => (kept = await visitor.send(body))), body.query).toBe(true);
      expect(kept).toEqual(executed);
    }
  });

  it('are kept apart by store, language, variables, operation and format', async () => {
    const query =
      'query A($slug: String!) { product(slug: $slug) { title price { amount } } } query B { products(sort: MARKED_FIRST) { nodes { slug } } }';
    const bodies = [
      { query, operationName: 'A', variables: { slug: 'wipe' } },
      { query, operationName: 'A', variables: { slug: 'spray' } },
      { query, operationName: 'B', variables: { slug: 'spray' } },
    ];
    const clients = (['KR', 'US'] as const).flatMap((market) =>
      (['ko', 'en'] as const).map((language) => shop.client({ market, language })),
    );
    for (const client of clients) {
      for (const body of bodies) expect(await isKept(() => client.send(body))).toBe(false);
    }
    for (const client of clients) {
      for (const body of bodies) expect(await isKept(() => client.send(body))).toBe(true);
    }
    const accept = { accept: 'application/graphql-response+json' };
    expect(await isKept(() => shop.client().send(bodies[0], accept))).toBe(false);
  });

  it('are neither served to nor stored from signed-in users', async () => {
    const body = { query: `{ faqEntries { answer } }` };
    const member = await createMemberClient(shop, await addMember(shop));
    expect(await isKeptTwice(member, body)).toBe(false);
    expect(await isKept(() => shop.client().send(body))).toBe(false);
    expect(await isKept(() => member.send(body))).toBe(false);
  });

  it('exclude personal data, uncached database reads, errors and mutations', async () => {
    const visitor = shop.client();
    for (const query of [
      '{ cart { itemCount } }',
      '{ products { totalCount } visitor { market } }',
      '{ announcements(first: 5) { totalCount } }',
      '{ reviews { totalCount } }',
      '{ __schema { queryType { name } } }',
      '{ node(id: "x") { id } }',
      '{ products(first: 1000) { totalCount } }',
      '{ nothing }',
      '{',
      'mutation { updateLanguage(input: { language: EN }) { id } }',
    ])
      expect(await isKeptTwice(visitor, { query }), query).toBe(false);
  });

  it('exclude requests that are too long or nested too deeply', async () => {
    const visitor = shop.client();
    const long = { query: `{ products { totalCount } } # ${'x'.repeat(9000)}` };
    expect(await isKeptTwice(visitor, long)).toBe(false);
    const deep = `{"query":"{ products { totalCount } }","variables":${'['.repeat(4000)}${']'.repeat(4000)}}`;
    expect((await visitor.send(deep)).status).toBeLessThan(500);
  });

  it('are cacheable over GET with an ETag, and refused where Apollo Server would refuse', async () => {
    const address = `${shop.url()}/graphql?query=${encodeURIComponent(PRODUCTS)}`;
    const ask = (headers: Record<string, string>) => fetch(address, { headers });
    const allowed = { 'apollo-require-preflight': 'true', 'x-market': 'US' };
    const executed = await ask(allowed);
    const kept = await ask(allowed);
    expect(await kept.text()).toBe(await executed.text());
    for (const { headers } of [executed, kept]) {
      expect(headers.get('cache-control')).toBe('public, no-cache');
      expect(headers.get('vary')).toContain('x-market');
      expect(headers.get('etag')).toMatch(/^"[\w-]{27}"$/);
    }
    const again = await ask({ ...allowed, 'if-none-match': kept.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await ask({ 'x-market': 'US' })).status).toBe(400);
    const own = await fetch(`${shop.url()}/graphql?query={cart{id}}`, { headers: allowed });
    expect(own.headers.get('cache-control')).not.toBe('public, no-cache');
  });

  it('are keyed by the hash of a persisted operation, even if another query text is sent with it', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: hashOperation(LISTED) } };
    const visitor = shop.client();
    expect(await isKeptTwice(visitor, { extensions })).toBe(true);
    const mismatch = await visitor.send({ extensions, query: PRODUCTS });
    expect(mismatch.errors[0]?.message).toContain('does not match');
    const search = new URLSearchParams({ extensions: JSON.stringify(extensions) });
    const headers = { 'x-apollo-operation-name': 'any' };
    const ask = () => fetch(`${shop.url()}/graphql?${search}`, { headers });
    await ask();
    expect(await isKept(ask)).toBe(true);
  });
});

describe('cached answers, if browsers may run only listed operations', () => {
  let strict: TestShop;
  beforeAll(async () => {
    strict = await createTestShop({ settings: { PERSISTED_OPERATIONS_ONLY: 'true' } });
  });
  afterAll(() => strict.close());

  it('are refused to browsers like executed ones', async () => {
    const body = { query: PRODUCTS };
    const program = strict.client();
    for (const _ of [1, 2]) expect((await program.send(body)).status).toBe(200);
    const browser = strict.client({ headers: { origin: strict.url() } });
    expect((await browser.send(body)).errors[0]?.extensions.code).toBe('OPERATION_NOT_LISTED');
  });
});

const CHANGES = {
  price: (value: number) =>
    productModel(shop.connection).updateOne({ slug: 'wipe' }, { $set: { 'listings.KR.price': 5000 + value } }),
  stock: (value: number) =>
    stockModel(shop.connection).updateOne(
      { _id: stockId('KR', shop.productId('wipe')) },
      { $set: { quantity: value % 12 }, $inc: { version: 1 } },
    ),
  reviews: (value: number) =>
    reviewScoreModel(shop.connection).updateOne(
      { _id: `KR:${shop.productId('wipe')}` },
      {
        $set: { counts: [0, 0, 0, 0, 0, 0, 0, 0, 0, value], productId: shop.productId('wipe'), market: 'KR' },
        $inc: { version: 1 },
      },
      { upsert: true },
    ),
};

describe('a cached answer', () => {
  beforeEach(() => shop.renew());

  it('shows a change as soon as an executed answer does, for every kind of change', async () => {
    const body = { query: PAGE, variables: { slug: 'wipe' } };
    const visitor = shop.client();
    const executing = shop.client({ headers: { authorization: 'Bearer nobody-has-this-session' } });
    const read = async (client: ShopClient) => JSON.stringify((await client.send(body)).data);
    const change = record({
      kind: constantFrom(...(Object.keys(CHANGES) as (keyof typeof CHANGES)[])),
      value: nat(2000),
    });

    await assert(
      asyncProperty(array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        for (const { kind, value } of changes) {
          await CHANGES[kind](value);
          // The change arrives between two of these readings: what is kept is never older than what was executed before it.
          const [before, kept, after] = [await read(executing), await read(visitor), await read(executing)];
          expect([before, after]).toContain(kept);
        }
        // Changes arrive in order, so all have arrived once the last one has.
        const sold = await read(executing);
        await CHANGES.price(9000 + Number(sold.includes('"amount":14000')));
        await expect.poll(() => read(executing)).not.toBe(sold);
        expect(await read(visitor)).toBe(await read(executing));
      }),
      { numRuns: 12 },
    );
  });
});
