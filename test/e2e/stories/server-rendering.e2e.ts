import { COOKIE, OAUTH_ATTEMPT_COOKIE } from '@eunbit/schema/wire';
import { describe, expect, inject, vi } from 'vitest';
import { load } from '../kit/load.ts';
import { present } from '../kit/present.ts';
import { putInCart } from '../kit/shopper-api.ts';
import { listedPages } from '../kit/site.ts';
import { story } from '../kit/story.ts';
import { pickShare } from '../kit/thoroughness.ts';

const PAGES = [
  { path: '/', shows: { ko: '다목적 항균 티슈', en: 'All-Purpose Antibacterial Wipe' } },
  { path: '/products-cleansing', shows: { ko: '다목적 항균 스프레이', en: 'All-Purpose Antibacterial Spray' } },
  { path: '/product/pet-spray', shows: { ko: '펫 항균 스프레이', en: 'Pet Antibacterial Spray' } },
] as const;
const AGAIN = { interval: 500 };
const PRICE = { KR: /\d원/, US: /\$\d/ };

const VISITORS = [
  { market: 'KR', language: 'ko' },
  { market: 'KR', language: 'en' },
  { market: 'US', language: 'en' },
  { market: 'US', language: 'ko' },
] as const;

describe('the head of a page', () => {
  story('links to an icon and a manifest that exist, as do the default paths of browsers', async () => {
    const page = await (await fetch(inject('shopUrl'))).text();
    const read = async (path: string) => {
      const answer = await fetch(new URL(path, inject('shopUrl')));
      expect(answer.status, path).toBe(200);
      return answer;
    };

    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    const manifest = await read('/manifest.webmanifest');
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
    const { icons } = (await manifest.json()) as { icons: readonly { src: string; type: string }[] };
    for (const { src, type } of icons) expect((await read(src)).headers.get('content-type'), src).toBe(type);

    expect(page).toContain('href="/favicon.ico"');
    expect((await read('/favicon.ico')).headers.get('content-type')).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/);
  });
});

describe('pages rendered by the server', () => {
  story.for(VISITORS)('are readable without JavaScript: $market in $language', async (visitor, { visit }) => {
    const { page } = await visit({ ...visitor, javaScript: false });
    for (const { path, shows } of PAGES) {
      await page.goto(path);
      const main = page.getByRole('main');
      await main.getByText(shows[visitor.language]).first().waitFor();
      await main.getByText(PRICE[visitor.market]).first().waitFor();
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(visitor.language);
      await expect.poll(() => page.title()).not.toBe('');
    }
  });

  // A hydration mismatch logs an error to the console, which fails the story.
  story.for(VISITORS)('are hydrated without a mismatch: $market in $language', async (visitor, { visit }) => {
    const { page } = await visit(visitor);
    for (const path of [...PAGES.map((entry) => entry.path), '/cart', '/guest-order']) {
      const sent = await (await page.request.get(path)).text();
      await load(page, path);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      expect(sent, `the answer for ${path} holds its heading`).toContain(heading?.trim().split(/\s/)[0]);
    }
  });
});

describe('a page that is cached for all guests', () => {
  /** The page without the embedded state, and that state, whose order of entries does not matter. */
  function splitState(html: string): { markup: string; state: unknown } {
    const [markup, state] = present(
      /^(.*<script type="application\/json" id="page-state">)(.*?)<\/script>/s.exec(html),
      'a state',
    ).slice(1);
    return { markup: present(markup, 'markup'), state: JSON.parse(present(state, 'a state')) };
  }

  story.for(VISITORS)('includes the cart of the visitor: $market in $language', async (visitor, { visit }) => {
    const shopper = await visit(visitor);
    await putInCart(shopper, 'pet-spray');
    await putInCart(shopper, 'pet-spray');
    const cookies = await shopper.page.context().cookies();
    const cart = cookies.filter(({ name }) => Object.values<string>(COOKIE).includes(name));
    const cookie = cart.map(({ name, value }) => `${name}=${value}`).join('; ');
    const read = async (path: string, cookies: string) => {
      const response = await fetch(`${inject('shopUrl')}${path}`, { headers: { cookie: cookies } });
      expect(response.status, path).toBe(200);
      expect(response.headers.get('cache-control'), path).toBe('private, no-cache');
      return splitState(await response.text());
    };

    const listed = await listedPages(inject('shopUrl'));
    const paths = [...new Set(listed.map(({ pathname }) => pathname))];
    for (const path of pickShare(paths, visitor, VISITORS)) {
      // Purchases of other stories may change the page between the two reads.
      await vi.waitFor(async () => {
        const filled = await read(path, cookie);
        expect(/"itemCount":(\d+)/.exec(JSON.stringify(filled.state))?.[1], path).toBe('2');
        // With the cookie of a social sign-in in progress, every page is rendered anew.
        expect(filled, path).toEqual(await read(path, `${cookie}; ${OAUTH_ATTEMPT_COOKIE}=none`));
      }, AGAIN);
    }
  });
});
