import { describe, expect } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { load } from '../kit/load.ts';
import { story } from '../kit/story.ts';
import { Frame } from '../pages/frame.ts';

const PHONE = { width: 390, height: 844 };

describe('the results of a search', () => {
  story.for([
    { market: 'KR', language: 'ko', typed: '강아지 물티슈', found: '펫 항균 티슈' },
    { market: 'US', language: 'ko', typed: '스프래이', found: '펫 항균 스프레이' },
    { market: 'KR', language: 'en', typed: 'dog tissue', found: 'Pet Antibacterial Wipe' },
    { market: 'US', language: 'en', typed: 'sheo cleaner', found: 'Shoe Cleaner Wipe' },
  ] as const)(
    'include synonyms and tolerate typing errors: $typed, $market in $language',
    async ({ typed, found, ...visitor }, { visit }) => {
      const shopper = await visit({ ...visitor, viewport: PHONE });
      const { page } = shopper;
      await load(page, '/company');

      await (await new Frame(shopper).openSearch()).fill(typed);
      await page.keyboard.press('Enter');

      await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === typed);
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(found) })
        .first()
        .waitFor();
      expect.soft(await seriousViolations(page), 'results').toBe('');
    },
  );

  story('are shown without JavaScript, from the field in the header', async ({ visit }) => {
    const { page } = await visit({ market: 'US', javaScript: false, viewport: PHONE });
    await page.goto('/company');

    await page.getByRole('banner').getByRole('searchbox', { name: 'Search' }).fill('dog');
    await page.keyboard.press('Enter');

    await page.waitForURL(/\/search\?q=dog$/);
    await page.getByRole('heading', { level: 1, name: 'Results for “dog”' }).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Pet Antibacterial Spray/ })
      .waitFor();
    const answer = await page.request.get('/search?q=dog');
    expect(answer.headers()['x-robots-tag']).toBe('noindex');
  });

  story('are replaced by a search on the page itself, and restored by the back button', async ({ visit }) => {
    const { page } = await visit();
    await load(page, '/search?q=spray');
    const main = page.getByRole('main');
    const field = main.getByRole('combobox');
    await main.getByText('2 products').waitFor();

    await field.fill('shoes');
    await field.press('Enter');
    await main.getByRole('heading', { level: 1, name: 'Results for “shoes”' }).waitFor();
    await main
      .getByRole('link', { name: /Shoe Cleaner Wipe/ })
      .first()
      .waitFor();

    await page.goBack();
    await main.getByText('2 products').waitFor();
    await expect.poll(() => field.inputValue()).toBe('spray');
  });

  story('are suggested on the page itself during typing, and selected by keyboard', async ({ visit }) => {
    const { page } = await visit({ market: 'US', viewport: PHONE });
    await load(page, '/search?q=spray');
    const main = page.getByRole('main');
    const field = main.getByRole('combobox', { name: 'Search products and questions' });
    const shoes = main.getByRole('option', { name: /Shoe Cleaner Wipe/ });

    await field.fill('shoes');
    await shoes.waitFor();
    expect.soft(await seriousViolations(page), 'suggestions').toBe('');
    await field.press('Escape');
    await shoes.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('shoes');

    await field.press('ArrowDown');
    await shoes.waitFor();
    await field.press('ArrowDown');
    expect(await field.getAttribute('aria-activedescendant')).toBe(await shoes.getAttribute('id'));
    await field.press('Enter');
    await page.waitForURL(/\/product\/shoe-tissue$/);

    await page.goBack();
    await field.fill('shoes');
    await shoes.waitFor();
    await main.getByRole('button', { name: 'Search', exact: true }).focus();
    await shoes.waitFor({ state: 'detached' });
  });

  story(
    'link to words that have results, to questions and to customer service if they are empty',
    async ({ visit }) => {
      const { page } = await visit({ viewport: PHONE });
      await load(page, '/search?q=%F0%9F%98%80zebra');
      const main = page.getByRole('main');
      await main.getByText('Nothing found for', { exact: false }).waitFor();
      expect.soft(await seriousViolations(page), 'no results').toBe('');
      await expect.poll(() => main.getByRole('link', { name: 'customer service', exact: false }).count()).toBe(1);

      await main.getByRole('link', { name: 'dog', exact: true }).click();

      await main
        .getByRole('link', { name: /Pet Antibacterial Spray/ })
        .first()
        .waitFor();
    },
  );

  story(
    'are grouped by kind with counts, and searches are stored until removed (CATALOGUE-27, CATALOGUE-28)',
    async ({ visit }) => {
      const { page } = await visit({ market: 'US', viewport: PHONE });
      await load(page, '/search?q=refund');
      const main = page.getByRole('main');
      await main.getByRole('region', { name: /^Questions and answers \(\d+\)$/ }).waitFor();
      const pages = main.getByRole('region', { name: 'Pages (1)' });
      await pages.getByRole('link', { name: 'Payment, shipping and returns' }).waitFor();
      expect.soft(await seriousViolations(page), 'kinds').toBe('');

      await load(page, '/search?q=spray');
      await main.getByText('2 products').waitFor();
      await load(page, '/search');
      const recent = main.getByRole('region', { name: 'Recent searches' });
      await expect.poll(() => recent.getByRole('link').allTextContents()).toEqual(['spray', 'refund']);
      expect.soft(await seriousViolations(page), 'recent searches').toBe('');
      await recent.getByRole('button', { name: 'Remove “spray” from recent searches' }).click();
      await expect.poll(() => recent.getByRole('link').allTextContents()).toEqual(['refund']);
      await recent.getByRole('button', { name: 'Remove all' }).click();
      await expect.poll(() => recent.count()).toBe(0);
      expect(await page.evaluate('localStorage.getItem("recentSearches")')).toBeNull();
    },
  );

  story('link to a word with results if they are empty', async ({ visit }) => {
    const { page } = await visit({ market: 'US', viewport: PHONE });
    await load(page, '/search?q=zebra%20spray');
    await page.getByRole('status').getByRole('link', { name: 'spray', exact: true }).click();
    await page.getByRole('main').getByText('2 products').waitFor();
  });
});
