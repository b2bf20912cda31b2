import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { graphql } from '../gql/gql.ts';
import { useTestShop } from '../kit/test-shop.ts';

const Visitor = graphql(`
  query Visitor { visitor { market language lookup { status query countryCode } viewer { email } } }
`);
const Titles = graphql(`query Titles { products { edges { node { title price { amount currency } } } } }`);

const shop = useTestShop();

describe('a visitor', () => {
  it('gets the store and the language of their cookies (STORE-2)', async () => {
    const { visitor } = await shop.client({ market: 'US', language: 'en' }).run(Visitor);
    expect(visitor).toMatchObject({ market: 'US', language: 'EN', viewer: null });
  });

  it('gets what a header requests, without cookies', async () => {
    const client = shop.client({ market: 'US', language: 'en' });
    const query = '{ visitor { market language } }';
    const { data } = await client.send({ query }, { 'x-market': 'KR', 'x-language': 'ko' });
    expect(data).toEqual({ visitor: { market: 'KR', language: 'KO' } });
  });

  it('gets the defaults if the cookies are invalid (STORE-3)', async () => {
    const client = shop.client();
    const query = '{ visitor { market language } }';
    const { data } = await client.send({ query }, { cookie: 'market=MARS; language=tlh; basket=x; session=y' });
    expect(data).toEqual({ visitor: { market: 'KR', language: 'KO' } });
  });

  it('sees names and prices of the store and the language', async () => {
    const read = async (market: 'KR' | 'US', language: 'ko' | 'en') =>
      (await shop.client({ market, language }).run(Titles)).products.edges[0]?.node;
    expect(await read('KR', 'ko')).toEqual({ title: 'wipe 한국어', price: { amount: 7_120, currency: 'KRW' } });
    expect(await read('US', 'en')).toEqual({ title: 'wipe in English', price: { amount: 899, currency: 'USD' } });
    expect(await read('KR', 'en')).toEqual({ title: 'wipe in English', price: { amount: 7_120, currency: 'KRW' } });
  });

  it('cannot fake another address through a header', async () => {
    const client = shop.client();
    const query = '{ visitor { lookup { query } } }';
    const { data } = await client.send({ query }, { 'x-forwarded-for': '8.8.8.8' });
    expect(data).toEqual({ visitor: { lookup: { query: '127.0.0.1' } } });
  });
});

describe('a socket from a page of another site', () => {
  const connect = (origin: string) => {
    const url = shop.url().replace(/^http/, 'ws');
    const socket = new WebSocket(`${url}/graphql`, 'graphql-transport-ws', { origin });
    socket.on('error', () => undefined);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
    return socket;
  };

  it("is closed, even with the visitor's cookies", async () => {
    const [code] = await once(connect('https://evil.example'), 'close');
    expect(code).toBe(4403);
  });

  it("stays open if the page is the shop's own", async () => {
    const socket = connect(shop.url());
    const [message] = await once(socket, 'message');
    expect(JSON.parse(String(message))).toMatchObject({ type: 'connection_ack' });
    socket.close();
  });
});
