import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { redirectToCanonicalAddresses, toCanonicalAddress } from './canonical-addresses.ts';

describe('the canonical address', () => {
  it.each([
    ['/', '/'],
    ['/product/pet-spray?market=KR', '/product/pet-spray?market=KR'],
    ['/search?q=a//b/../c', '/search?q=a//b/../c'],
    ['/%EB%AC%BC', '/%EB%AC%BC'],
    ['///', '/'],
    ['//x/cart', '/x/cart'],
    ['//user@', '/user@'],
    ['//:80', '/:80'],
    ['/\\evil.example', '/evil.example'],
    ['\\\\evil.example', '/evil.example'],
    ['//cart//?a=1', '/cart/?a=1'],
    ['/a/../cart', '/cart'],
    ['/%2e%2e//evil.example', '/evil.example'],
    ['/.//evil.example', '/evil.example'],
  ])('of %s is %s', (address, canonical) => {
    expect(toCanonicalAddress(address)).toBe(canonical);
    expect(toCanonicalAddress(canonical)).toBe(canonical);
  });

  it.each(['', '*', 'https://evil.example/cart', 'cart', '?a'])('of %j is null', (address) => {
    expect(toCanonicalAddress(address)).toBeNull();
  });
});

describe('a request', () => {
  function serve() {
    const app = Fastify();
    redirectToCanonicalAddresses(app);
    app.get('/*', async ({ url }) => url);
    return app;
  }

  it('for another address is redirected to the canonical one', async () => {
    const { statusCode, headers } = await serve().inject({ method: 'GET', path: '//x/cart?a=1' } as never);
    expect([statusCode, headers.location]).toEqual([301, '/x/cart?a=1']);
  });

  it('for the canonical one is answered', async () => {
    expect((await serve().inject('/x/cart?next=//y')).body).toBe('/x/cart?next=//y');
  });
});
