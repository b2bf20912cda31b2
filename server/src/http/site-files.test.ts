import type { Market } from '@eunbit/schema/market';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerSiteFiles } from './site-files.ts';

async function fetchFile(
  url: string,
  paths: readonly string[] = [],
  { usPaths = paths, stores = ['KR', 'US'] }: { usPaths?: readonly string[]; stores?: readonly Market[] } = {},
) {
  const app = Fastify();
  registerSiteFiles(app, {
    publicUrl: () => 'https://shop.example',
    stores,
    listedPaths: async (market) => (market === 'KR' ? paths : usPaths),
  });
  return app.inject({ url });
}

describe('robots.txt', () => {
  it('disallows personal pages, and names the sitemap', async () => {
    const { body, headers } = await fetchFile('/robots.txt');

    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^User-agent: \*\nDisallow: \/admin\n/);
    expect(body).toContain('Disallow: /checkout\n');
    expect(body).toContain('Sitemap: https://shop.example/sitemap.xml\n');
  });
});

it('password managers are redirected to the page for changing the password', async () => {
  const { statusCode, headers } = await fetchFile('/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([303, '/change-password']);
});

describe('sitemap.xml (STORE-8)', () => {
  it('lists each page in both stores and languages, with its alternates', async () => {
    const { body } = await fetchFile('/sitemap.xml', ['/', '/product/pet-spray']);

    expect(body.match(/<url>/g)).toHaveLength(8);
    expect(body).toContain('<loc>https://shop.example/product/pet-spray?market=US&amp;language=en</loc>');
    expect(body.match(/hreflang="ko-KR" href="https:\/\/shop.example\/\?market=KR&amp;language=ko"/g)).toHaveLength(4);
    const forOthers = 'hreflang="x-default" href="https://shop.example/product/pet-spray?market=US&amp;language=en"';
    expect(body.split(forOthers)).toHaveLength(5);
  });

  it('lists a page that only one store has for that store', async () => {
    const { body } = await fetchFile('/sitemap.xml', ['/', '/product/pet-spray'], { usPaths: ['/'] });

    expect(body.match(/<url>/g)).toHaveLength(6);
    expect(body).toContain('<loc>https://shop.example/product/pet-spray?market=KR&amp;language=en</loc>');
    expect(body).not.toContain('pet-spray?market=US');
  });

  it('lists no page of a closed store, and has alternates only for the open one (STORE-30)', async () => {
    const { body } = await fetchFile('/sitemap.xml', ['/'], { stores: ['KR'] });

    expect(body.match(/<url>/g)).toHaveLength(2);
    expect(body).not.toContain('market=US');
    expect(body).toContain('hreflang="x-default" href="https://shop.example/?market=KR&amp;language=ko"');
  });
});
