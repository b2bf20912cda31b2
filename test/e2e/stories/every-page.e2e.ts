import type { Language, Market } from '@eunbit/schema/market';
import { describe, expect, inject } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { load } from '../kit/load.ts';
import { listedPages, type ReadPage, readPage, UNLISTED_PATHS } from '../kit/site.ts';
import { story } from '../kit/story.ts';
import { Frame } from '../pages/frame.ts';
import { expectOneLanguage, WORD_PAGES } from '../pages/word-pages.ts';

const STORES: readonly { market: Market; language: Language }[] = [
  { market: 'KR', language: 'ko' },
  { market: 'KR', language: 'en' },
  { market: 'US', language: 'ko' },
  { market: 'US', language: 'en' },
];

/** What search engines are told of a page, by its path. */
function expectedData(path: string): string[] {
  if (path === '/') return ['Organization'];
  if (path === '/faq') return ['BreadcrumbList', 'FAQPage'];
  return path.startsWith('/product/') ? ['BreadcrumbList', 'Product'] : ['BreadcrumbList'];
}

async function readAll(market: Market, language: Language): Promise<ReadPage[]> {
  const addresses = await listedPages(inject('shopUrl'));
  const chosen = addresses.filter(
    ({ searchParams }) => searchParams.get('market') === market && searchParams.get('language') === language,
  );
  return Promise.all(chosen.map((address) => readPage(address)));
}

describe('every page of the shop (STORE-8)', () => {
  story.for(STORES)(
    'has one heading, a title and description of its own, and facts for search engines: $market in $language',
    async ({ market, language }) => {
      const pages = await readAll(market, language);

      expect(pages.length).toBeGreaterThan(15);
      for (const { path, status, headings, title, description, structuredData } of pages) {
        expect.soft(status, path).toBe(200);
        expect.soft(headings, path).toHaveLength(1);
        expect.soft(title.length, `${path}: ${title}`).toBeLessThanOrEqual(70);
        expect.soft(description.length, `${path}: ${description}`).toBeGreaterThan(20);
        expect.soft(description.length, `${path}: ${description}`).toBeLessThanOrEqual(170);
        expect.soft(structuredData.map((value) => value['@type']).sort(), path).toEqual(expectedData(path));
      }
      for (const words of [pages.map(({ title }) => title), pages.map(({ description }) => description)]) {
        expect.soft(words.filter((text, index) => words.indexOf(text) !== index)).toEqual([]);
      }
    },
  );

  story.for(STORES)('leads only to what is there: $market in $language', async ({ market, language }) => {
    const { origin } = new URL(inject('shopUrl'));
    const headers = { cookie: `market=${market}; language=${language}` };
    const pages = await readAll(market, language);
    const from = new Map<string, string>();
    for (const page of pages) for (const link of page.links) if (!from.has(link)) from.set(link, page.path);

    const anchors = new Map<string, Promise<string>>();
    for (const [link, page] of from) {
      const target = new URL(link, `${origin}${page}`);
      if (target.origin !== origin || !target.protocol.startsWith('http')) continue;
      const place = decodeURIComponent(target.hash.slice(1));
      target.hash = '';
      const html = anchors.get(target.href) ?? readTarget(target, headers, page);
      anchors.set(target.href, html);
      if (place) expect.soft(await html, `${link} on ${page}`).toContain(`id="${place}"`);
    }
    await Promise.all(anchors.values());
    expect(anchors.size).toBeGreaterThan(20);
  });

  story.for([
    { market: 'KR', language: 'ko' },
    { market: 'US', language: 'en' },
  ] as const)(
    'keeps nobody out, fits a narrow phone and is in one language: $market in $language',
    { timeout: 600_000 },
    async ({ market, language }, { visit }) => {
      const width = 360;
      const { page } = await visit({ market, language, viewport: { width, height: 780 } });
      const listed = (await listedPages(inject('shopUrl'))).map(({ pathname }) => pathname);
      const paths = [...new Set(listed), ...UNLISTED_PATHS];
      expect(paths).toEqual(expect.arrayContaining(WORD_PAGES.map(({ path }) => path)));
      for (const path of paths) {
        await load(page, path);
        if (WORD_PAGES.some((one) => one.path === path)) await expectOneLanguage(page, path, language);
        expect.soft(await page.evaluate<number>('document.documentElement.scrollWidth'), path).toBe(width);
        expect.soft(await seriousViolations(page), path).toEqual([]);
      }
    },
  );
});

describe('what opens over a page', () => {
  story('fits a narrow phone, however long its lines are', async ({ visit }) => {
    const shopper = await visit({ market: 'US', viewport: { width: 360, height: 780 } });
    const { page } = shopper;
    await load(page, '/company');
    const frame = new Frame(shopper);
    const partsBeyondWindow = () =>
      page.evaluate<string[]>(
        "[...document.querySelectorAll('dialog[open], dialog[open] *')].filter((part) => part.getBoundingClientRect().right > innerWidth + 1).map((part) => part.textContent)",
      );

    const help = await frame.openHelp();
    await help.getByRole('listitem').first().waitFor();
    await expect.poll(() => partsBeyondWindow(), { message: 'help' }).toEqual([]);
    await page.keyboard.press('Escape');
    await (await frame.openSearch()).fill('wipe');
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    await expect.poll(() => partsBeyondWindow(), { message: 'search' }).toEqual([]);
  });
});

/** The text of what a link leads to; fails when that is missing. */
async function readTarget(target: URL, headers: Record<string, string>, page: string): Promise<string> {
  const answer = await fetch(target, { headers });
  expect.soft(answer.status, `${target.pathname}, linked from ${page}`).toBe(200);
  return answer.text();
}

describe('a page whose products do not come', () => {
  story('shows its shape while it waits and offers to try again when nothing came', async ({ visit }) => {
    const { page } = await visit({ provokes: /ERR_FAILED|Failed to fetch/ });
    await load(page, '/company');
    let fail = () => {};
    const held = new Promise<void>((release) => {
      fail = release;
    });
    await page.route('**/graphql', async (route) => {
      await held;
      await route.abort();
    });
    const main = page.getByRole('main');

    await page.getByRole('contentinfo').locator('a[href="/products-pet"]').click();
    await main.locator('[aria-busy=true]').waitFor();
    await expect.poll(() => main.getByRole('heading', { level: 1 }).textContent()).toBe('Pet');
    fail();
    await main.getByRole('alert').waitFor();

    await page.unroute('**/graphql');
    await main.getByRole('button', { name: 'Try again' }).click();
    await main.getByText('Pet Antibacterial Spray').first().waitFor();
  });
});
