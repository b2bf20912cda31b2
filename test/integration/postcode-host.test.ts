import { describe, expect, it } from 'vitest';
import { RawSocket } from '../kit/raw-socket.ts';
import { createTestShop, useTestShop } from '../kit/test-shop.ts';

const OWN_HOST = 'postcode.example.com';
const QUESTION = { query: '{ postcodeOrigin }' };

interface SentRequest {
  readonly method?: 'GET' | 'POST' | 'OPTIONS';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: object;
}

const shop = useTestShop({ settings: { POSTCODE_ORIGIN: `https://${OWN_HOST}` } });

async function answerAt(host: string, { headers, ...request }: SentRequest) {
  return shop.app().http.inject({ ...request, headers: { ...headers, host } });
}

describe('the host of the postcode search', () => {
  const signOut = { query: 'mutation { signOut { __typename } }' };
  it.each<SentRequest>([
    { url: '/graphql?query={visitor{market}}', headers: { 'apollo-require-preflight': 'yes' } },
    { method: 'POST', url: '/graphql', payload: QUESTION },
    { method: 'POST', url: '/graphql', payload: signOut, headers: { cookie: 'session=stolen' } },
    { method: 'OPTIONS', url: '/graphql' },
    { url: '/healthz' },
    { url: '/readyz' },
    { url: '/auth/google' },
    { method: 'POST', url: '/webhooks/stripe', payload: {} },
    { url: '/unsubscribe' },
    { url: '/' },
  ])('serves nothing of the shop: $method $url', async (request) => {
    const { statusCode, body, cookies } = await answerAt(OWN_HOST, request);
    expect([statusCode, body, cookies]).toEqual([404, 'Not found', []]);
  });

  it('accepts no WebSocket', async () => {
    const url = shop.url();
    await expect(RawSocket.open(url, { headers: { host: OWN_HOST } })).rejects.toThrow('404');
  });
});

describe('the shop', () => {
  it('returns the origin of the search to its address forms', async () => {
    const { statusCode, body } = await answerAt('localhost', { method: 'POST', url: '/graphql', payload: QUESTION });
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({ data: { postcodeOrigin: `https://${OWN_HOST}` } });
  });

  it('returns null if no origin is set', async () => {
    const plain = await createTestShop();
    try {
      expect((await plain.client().send(QUESTION)).data).toEqual({ postcodeOrigin: null });
    } finally {
      await plain.close();
    }
  });
});
