import { hashOperation } from '@eunbit/server/http/persisted-operations';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RawSocket } from '../kit/raw-socket.ts';
import { createTestShop, type TestShop } from '../kit/test-shop.ts';

const MARKET = 'query Market { visitor { market } }';
const STOCK = 'subscription Stock { stockChanged(market: KR) { id } }';
const FOREIGN = 'mutation { emptyCart { __typename } }';
const LISTED = new Map([MARKET, STOCK].map((text) => [hashOperation(text), text]));

const byHash = (text: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: hashOperation(text) } },
});
const DATA = { visitor: { market: 'KR' } };

describe('a server with persisted operations', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ persistedOperations: LISTED });
  });
  afterAll(() => shop.close());

  it('accepts a hash alone, without having seen its text', async () => {
    expect(await shop.client().send(byHash(MARKET))).toMatchObject({ status: 200, data: DATA, errors: [] });
  });

  it('requests the text of an unknown hash', async () => {
    const { status, errors } = await shop.client().send(byHash('{ visitor { __typename } }'));
    expect(status).toBe(200);
    expect(errors).toMatchObject([
      { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
    ]);
  });

  it('executes that text with its hash, without storing it for others', async () => {
    const query = '{ visitor { __typename } }';
    const answer = await shop.client().send({ query, ...byHash(query) });
    expect(answer).toMatchObject({ data: { visitor: { __typename: 'Visitor' } }, errors: [] });
    const { errors } = await shop.client().send(byHash(query));
    expect(errors[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('rejects a hash that does not match its text', async () => {
    const { status, data, errors } = await shop
      .client()
      .send({ query: '{ visitor { __typename } }', ...byHash(MARKET) });
    expect([status, data, errors[0]?.extensions.code]).toEqual([400, undefined, 'BAD_REQUEST']);
  });

  it('also executes operations that are not listed', async () => {
    const client = shop.client();
    expect(await client.send({ query: '{ visitor { market } }' }, browser(shop))).toMatchObject({ data: DATA });
  });
});

describe('a server that allows browsers only persisted operations', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({
      persistedOperations: LISTED,
      settings: { PERSISTED_OPERATIONS_ONLY: 'true' },
    });
  });
  afterAll(() => shop.close());

  it.each([
    ['hash', byHash(MARKET)],
    ['text', { query: MARKET }],
  ])('executes a listed one by its %s', async (_name, operation) => {
    expect(await shop.client().send(operation, browser(shop))).toMatchObject({ status: 200, data: DATA, errors: [] });
  });

  it.each([
    ['Origin', () => browser(shop)],
    ['Sec-Fetch-Site', () => ({ 'sec-fetch-site': 'same-origin' })],
  ])('rejects any other one with %s, without executing it', async (_name, headers) => {
    const commands = await shop.commandsDuring(async () => {
      const { status, data, errors } = await shop.client().send({ query: FOREIGN }, headers());
      expect([status, data, errors[0]?.extensions.code]).toEqual([403, undefined, 'OPERATION_NOT_LISTED']);
    });
    // The only read checks whether another release lists the operation.
    expect(commands.filter((command) => command !== 'find')).toEqual([]);
  });

  it('refuses them before they are parsed', async () => {
    const { status, errors } = await shop.client().send({ query: '{ this ends nowhere' }, browser(shop));
    expect([status, errors[0]?.extensions.code]).toEqual([403, 'OPERATION_NOT_LISTED']);
  });

  it('rejects a listed one with additions', async () => {
    const longer = { query: `${MARKET} query Other { cart { id } }`, operationName: 'Market' };
    const { data, errors } = await shop.client().send(longer, browser(shop));
    expect([data, errors[0]?.extensions.code]).toEqual([undefined, 'OPERATION_NOT_LISTED']);
  });

  it('executes anything for a client that is not a browser', async () => {
    const answer = await shop.client().send({ query: FOREIGN });
    expect(answer).toMatchObject({ status: 200, data: { emptyCart: {} }, errors: [] });
  });

  describe('over a WebSocket', () => {
    /** The error code of a subscription, or null if it is accepted. */
    async function subscribe(query: string, headers: Record<string, string>): Promise<string | null> {
      const socket = await RawSocket.open(shop.url(), { headers });
      socket.subscribe('asked', query);
      // The server responds to it at once, after all earlier messages.
      socket.subscribe('last', 'query Market { visitor { market } }');
      await vi.waitFor(() => expect(socket.about('last')).toHaveLength(1));
      const [message] = socket.about('asked');
      socket.end();
      if (!message) return null;
      return (message.payload as { extensions: { code: string } }[])[0]?.extensions.code ?? '';
    }

    it('executes a listed subscription', async () => {
      expect(await subscribe(STOCK, browser(shop))).toBeNull();
    });

    it('rejects any other one', async () => {
      expect(await subscribe(STOCK.replace('Stock', 'Other'), browser(shop))).toBe('OPERATION_NOT_LISTED');
    });

    it('executes any subscription for a client that is not a browser', async () => {
      expect(await subscribe(STOCK.replace('Stock', 'Other'), {})).toBeNull();
    });
  });
});

/** Headers that browsers add to requests of the shop's own pages. */
const browser = (shop: TestShop) => ({ origin: shop.url() });
