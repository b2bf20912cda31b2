import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { type TrustedProxies, toTrustOption } from '../common/trusted-proxies.ts';
import { reservePostcodeHost } from './postcode-host.ts';

const ORIGIN = 'https://postcode.example.com';

function shopBehind(trusted: TrustedProxies | null) {
  const app = Fastify({ trustProxy: toTrustOption(trusted) });
  reservePostcodeHost(app, ORIGIN);
  for (const url of ['/postcode-search', '/assets/frame.js', '/graphql', '/*']) {
    app.get(url, async (_request, reply) => reply.header('set-cookie', 'market=KR').send(url));
  }
  app.post('/graphql', async () => 'data');
  return app;
}

async function statusAt(host: string, url: string, forwarded?: string): Promise<number> {
  const headers = forwarded === undefined ? { host } : { host, 'x-forwarded-host': forwarded };
  return (await shopBehind(forwarded === undefined ? null : { hops: 1 }).inject({ url, headers })).statusCode;
}

describe('the host of the postcode search', () => {
  it.each(['/postcode-search', '/assets/frame.js', '/assets/frame.js?v=1'])('serves %s', async (url) => {
    expect(await statusAt('postcode.example.com', url)).toBe(200);
  });

  it.each([
    '/',
    '/graphql',
    '/graphql?query={visitor{market}}',
    '/assets/../graphql',
    '/assets/missing.js',
    '/assets/',
    '/postcode-search/more',
    '//postcode-search',
  ])('responds 404 to %s', async (url) => {
    const answer = await shopBehind(null).inject({ url, headers: { host: 'postcode.example.com' } });
    expect([answer.statusCode, answer.body, answer.cookies]).toEqual([404, 'Not found', []]);
  });

  it('rejects POST requests', async () => {
    const headers = { host: 'postcode.example.com' };
    const { statusCode } = await shopBehind(null).inject({ method: 'POST', url: '/graphql', headers });
    expect(statusCode).toBe(404);
  });

  it('is recognised with a port, in any letter case and behind a proxy', async () => {
    expect(await statusAt('POSTCODE.example.com:443', '/graphql')).toBe(404);
    expect(await statusAt('10.0.0.1', '/graphql', 'postcode.example.com')).toBe(404);
  });

  it('cannot be bypassed by a forged X-Forwarded-Host header', async () => {
    expect(await statusAt('postcode.example.com', '/graphql', 'shop.example.com')).toBe(404);
  });

  it('does not affect other hosts', async () => {
    expect(await statusAt('shop.example.com', '/graphql')).toBe(200);
    expect(await statusAt('shop.example.com', '/anything')).toBe(200);
  });
});
