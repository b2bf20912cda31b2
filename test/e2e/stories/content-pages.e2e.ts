import { describe, expect } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { load } from '../kit/load.ts';
import { story } from '../kit/story.ts';
import { expectOneLanguage, WORD_PAGES } from '../pages/word-pages.ts';

/** Each in the language of the other store; in that of their own they are looked at on a phone, with every other page. */
const VISITORS = [
  { market: 'KR', language: 'en' },
  { market: 'US', language: 'ko' },
] as const;
const DESKTOP = { width: 1440, height: 900 };

describe('a page of words', () => {
  story.for(VISITORS)(
    'is in one language, fits its window and keeps nobody out: $market in $language',
    {
      timeout: 400_000,
    },
    async (visitor, { visit }) => {
      const { page } = await visit({ ...visitor, viewport: DESKTOP });
      for (const { path } of WORD_PAGES) {
        await load(page, path);
        await expectOneLanguage(page, path, visitor.language);
        const width = await page.evaluate<number>('document.documentElement.scrollWidth');
        expect(width, path).toBeLessThanOrEqual(DESKTOP.width);
        expect.soft(await seriousViolations(page), path).toEqual([]);
      }
    },
  );

  story('is in the answer of the server, with title, description and canonical address', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    for (const { path, title } of WORD_PAGES) {
      await page.goto(path);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent(), { message: path }).toBe(title.en);
      expect(await page.title(), path).toContain(title.en);
      await expect
        .poll(() => page.locator('meta[name=description]').getAttribute('content'), { message: path })
        .not.toBe('');
      await expect
        .poll(() => page.locator('link[rel=canonical]').getAttribute('href'), { message: path })
        .toContain(path);
    }
  });
});

describe('the page for business', () => {
  story('moves its slides with buttons and with the arrow keys', async ({ visit }) => {
    const { page } = await visit({ market: 'US', viewport: { width: 390, height: 844 } });
    await load(page, '/b2b');
    const row = page.getByRole('region', { name: 'Places we look after' });
    const second = row.getByRole('article').nth(1);
    const left = async () => (await second.boundingBox())?.x ?? Number.NaN;
    const before = await left();

    await row.getByRole('button', { name: 'Next' }).click();
    await expect.poll(left).toBeLessThan(before);
    await row.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(left).toBe(before);
    await row.getByRole('list').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeLessThan(before);
  });
});

describe('the technology page', () => {
  story('offers each report as a file', async ({ visit }) => {
    const { page } = await visit();
    await load(page, '/technology#reports');
    const links = await page.locator('#reports a[href^="/download/"]').all();
    expect(links).toHaveLength(6);
    for (const link of links) {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toContain('application/pdf');
    }
  });
});
