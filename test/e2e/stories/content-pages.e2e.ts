import { describe, expect } from 'vitest';
import { load } from '../kit/load.ts';
import { present } from '../kit/present.ts';
import { story } from '../kit/story.ts';
import { WORD_PAGES } from '../pages/word-pages.ts';

describe('a content page', () => {
  story('is rendered by the server, with title, description and canonical address', async ({ visit }) => {
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

describe('the page for businesses', () => {
  story('scrolls its slides with buttons and with the arrow keys', async ({ visit }) => {
    const { page } = await visit({ market: 'US', viewport: { width: 390, height: 844 } });
    await load(page, '/b2b');
    const row = page.getByRole('region', { name: 'Where it fits' });
    const second = row.getByRole('article').nth(1);
    const left = async () => present(await second.boundingBox(), 'the second slide').x;
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
  story('offers each report as a PDF file', async ({ visit }) => {
    const { page } = await visit();
    await load(page, '/technology#reports');
    const links = await page.locator('#reports a[href^="/download/"]').all();
    expect(links).toHaveLength(6);
    for (const link of links) {
      const answer = await page.request.get(present(await link.getAttribute('href'), 'the address of a report'));
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toContain('application/pdf');
    }
  });
});
