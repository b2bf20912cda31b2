import type { Language, Market } from '@eunbit/schema/market';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { load } from '../kit/load.ts';
import { listedPages, type ReadPage, readPage, UNLISTED_PATHS } from '../kit/site.ts';
import { story } from '../kit/story.ts';
import { LOOKS_AT_ALL, pickShare, standIns } from '../kit/thoroughness.ts';
import { Frame } from '../pages/frame.ts';
import { expectOneLanguage, WORD_PAGES } from '../pages/word-pages.ts';

interface Store {
  readonly market: Market;
  readonly language: Language;
}

const STORES: readonly Store[] = [
  { market: 'KR', language: 'ko' },
  { market: 'US', language: 'en' },
  { market: 'KR', language: 'en' },
  { market: 'US', language: 'ko' },
];
const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1440, height: 900 };
/** Groups of pages with the same layout; every other page has a layout of its own. */
const LAYOUTS = [/^\/product\//, /^\/products(-(?!fragrance)|$)/, /^\/faq/, /^\/contact/, /^\/(privacy|terms|return)/];

const getLayout = (path: string) => String(LAYOUTS.find((layout) => layout.test(path)) ?? path);

/** The types of structured data expected on a page. */
function expectedData(path: string): string[] {
  if (path === '/') return ['Organization'];
  if (path === '/faq') return ['BreadcrumbList', 'FAQPage'];
  return path.startsWith('/product/') ? ['BreadcrumbList', 'Product'] : ['BreadcrumbList'];
}

const read = new Map<Store, Promise<ReadPage[]>>();

/** The pages in a store's sitemap, fetched once. */
function readAll(store: Store): Promise<ReadPage[]> {
  const pages = read.get(store) ?? readListed(store);
  read.set(store, pages);
  return pages;
}

async function readListed({ market, language }: Store): Promise<ReadPage[]> {
  const addresses = await listedPages(inject('shopUrl'));
  const chosen = addresses.filter(
    ({ searchParams }) => searchParams.get('market') === market && searchParams.get('language') === language,
  );
  return Promise.all(chosen.map((address) => readPage(address)));
}

/** Every page of the shop; pages that are listed for search engines come first. */
async function everyPath(): Promise<string[]> {
  const listed = (await listedPages(inject('shopUrl'))).map(({ pathname }) => pathname);
  const paths = [...new Set(listed), ...UNLISTED_PATHS];
  expect(paths).toEqual(expect.arrayContaining(WORD_PAGES.map(({ path }) => path)));
  return paths;
}

async function fits(page: Page, path: string): Promise<void> {
  const { width } = page.viewportSize() ?? DESKTOP;
  await expect
    .poll(() => page.evaluate<number>('document.documentElement.scrollWidth'), { message: `${path} at ${width}` })
    .toBe(width);
}

describe('every page of the shop (STORE-8)', () => {
  story.for(STORES)(
    'has one heading, a unique title and description, and structured data: $market in $language',
    async (store) => {
      const pages = await readAll(store);

      expect(pages.length).toBeGreaterThan(15);
      for (const { path, status, headings, title, description, structuredData } of pages) {
        expect.soft(status, path).toBe(200);
        expect.soft(headings, path).toHaveLength(1);
        expect.soft(title.length, `${path}: ${title}`).toBeLessThanOrEqual(70);
        expect.soft(description.length, `${path}: ${description}`).toBeGreaterThan(20);
        expect.soft(description.length, `${path}: ${description}`).toBeLessThanOrEqual(170);
        expect.soft(structuredData.map((value) => value['@type']).sort(), path).toEqual(expectedData(path));
        const way = structuredData.find((value) => value['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
        const steps = way as readonly { readonly position?: number }[];
        expect
          .soft(
            steps.map(({ position }) => position),
            path,
          )
          .toEqual(steps.map((_step, index) => index + 1));
      }
      for (const words of [pages.map(({ title }) => title), pages.map(({ description }) => description)]) {
        expect.soft(words.filter((text, index) => words.indexOf(text) !== index)).toEqual([]);
      }
    },
  );

  story.for(STORES)('has no broken links: $market in $language', async (store) => {
    const { market, language } = store;
    const { origin } = new URL(inject('shopUrl'));
    const headers = { cookie: `market=${market}; language=${language}` };
    const pages = await readAll(store);
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

  story.for(STORES)(
    'is accessible, fits phone and desktop and uses one language: $market in $language',
    { timeout: 900_000 },
    async (store, { visit }) => {
      const { page } = await visit(store);
      const paths = await everyPath();
      const checked = new Set(standIns(paths, getLayout));
      for (const [index, path] of pickShare(paths, store, STORES).entries()) {
        const [size, other] = index % 2 === 0 ? [PHONE, DESKTOP] : [DESKTOP, PHONE];
        await page.setViewportSize(size);
        await load(page, path);
        if (WORD_PAGES.some((one) => one.path === path)) await expectOneLanguage(page, path, store.language);
        await fits(page, path);
        if (checked.has(path)) expect.soft(await seriousViolations(page), path).toBe('');
        // Resizes instead of reloading.
        await page.setViewportSize(other);
        await fits(page, path);
        if (LOOKS_AT_ALL) expect.soft(await seriousViolations(page), `${path}, turned around`).toBe('');
      }
    },
  );
});

describe('a dialog over a page', () => {
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

/** The content at a link's target; fails if the target is missing. */
async function readTarget(target: URL, headers: Record<string, string>, page: string): Promise<string> {
  const answer = await fetch(target, { headers });
  expect.soft(answer.status, `${target.pathname}, linked from ${page}`).toBe(200);
  return answer.text();
}

describe('a page whose products do not load', () => {
  story('shows a skeleton while it waits, and offers to try again after a failure', async ({ visit }) => {
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
