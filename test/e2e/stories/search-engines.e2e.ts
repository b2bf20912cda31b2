import { describe, expect, inject } from 'vitest';
import { setStock } from '../kit/api.ts';
import { load } from '../kit/load.ts';
import { present } from '../kit/present.ts';
import { isLasting } from '../kit/site.ts';
import { story } from '../kit/story.ts';

const url = (path: string) => new URL(path, inject('shopUrl')).href;

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

/** The page as served without cookies. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(url(path), { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

function findLinks(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, address]) => present(address, 'an address').replaceAll('&amp;', '&'));
}

describe('the response to search engines', () => {
  story('includes a sitemap whose pages have the store and language of their address', async () => {
    const { html, headers } = await ask('/sitemap.xml');
    expect(headers.get('content-type')).toContain('application/xml');
    const addresses = findLinks(html, /<loc>([^<]+)<\/loc>/g).filter(isLasting);
    expect(addresses).toContain(url('/product/pet-spray?market=US&language=en'));

    for (const address of addresses) {
      const { status, html: page, headers: answer } = await ask(address);
      const { searchParams, pathname } = new URL(address);
      expect(status, address).toBe(200);
      expect(answer.get('x-robots-tag'), address).toBeNull();
      expect(page, address).toContain(`<html lang="${searchParams.get('language')}"`);
      expect(findLinks(page, /rel="canonical" href="([^"]+)"/g), address).toEqual([address]);
      expect(findLinks(page, /rel="alternate" hrefLang="[^"]+" href="([^"]+)"/gi), address).toContain(
        url(`${pathname}?market=US&language=en`),
      );
    }
  });

  story('links the sitemap in robots.txt and excludes private pages', async () => {
    const { html } = await ask('/robots.txt');
    expect(html).toContain(`Sitemap: ${url('/sitemap.xml')}`);
    for (const path of ['/cart', '/checkout_US', '/guest-order', '/success', '/no-such-page']) {
      expect((await ask(path)).headers.get('x-robots-tag'), path).toBe('noindex');
    }
  });
});

describe('an address with a store and a language', () => {
  story('sets them for the rest of the visit until another choice is made (STORE-2)', async ({ visit }) => {
    const { page } = await visit({ market: 'KR', language: 'ko' });

    await load(page, '/product/pet-spray?market=US&language=en');

    await page.getByText('$20.99').first().waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.goto('/products-pet');
    await page.getByText('$20.99').first().waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  });

  story('is read as one without them if they are invalid', async () => {
    const { status, html } = await ask('/?market=%3Cscript%3E&language=..%2F..%2Fetc');
    expect(status).toBe(200);
    expect(html).toContain('<html lang="ko"');
  });
});

describe('cached pages for visitors without session and cart', () => {
  story('are not sent again to a browser that has them', async () => {
    const first = await ask('/products-living');
    const again = await ask('/products-living', { 'if-none-match': present(first.headers.get('etag'), 'an etag') });

    expect(first.headers.get('etag')).toMatch(/^"[\w-]+"$/);
    expect(again.status).toBe(304);
    expect(again.html).toBe('');
  });

  story('are invalidated when stock changes', async () => {
    await setStock('KR', 'pet-spray', { quantity: 30 });
    const before = await ask('/product/pet-spray?language=en&market=KR');
    await setStock('KR', 'pet-spray', { quantity: 0 });

    await expect
      .poll(async () => (await ask('/product/pet-spray?language=en&market=KR')).html)
      .toContain('Out of stock');

    expect(before.html).not.toContain('Out of stock');
    await setStock('KR', 'pet-spray', { quantity: 30 });
  });
});
