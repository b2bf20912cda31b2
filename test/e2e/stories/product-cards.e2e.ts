import { describe, expect } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { setStock } from '../kit/api.ts';
import { load } from '../kit/load.ts';
import { story, type Visit } from '../kit/story.ts';

const PHONE = { width: 390, height: 844 };

/** For each row of cards, the number of different vertical positions of their prices. */
const PRICE_LINES = `(list) => {
  const cards = [...list.querySelectorAll('article')].map((card) => {
    const texts = [...card.querySelectorAll('span')].filter((text) => /^(\\$[\\d.]+|[\\d,]+원)$/.test(text.textContent));
    return { top: card.getBoundingClientRect().top, price: texts[0].getBoundingClientRect().bottom };
  });
  return [...new Set(cards.map(({ top }) => top))].map((top) => {
    return new Set(cards.filter((card) => card.top === top).map(({ price }) => Math.round(price))).size;
  });
}`;

const priceLines = (page: Visit['page'], list: string) =>
  page.evaluate(`(${PRICE_LINES})(document.querySelector('${list}'))`);

describe('product cards in a list', () => {
  story('show contents and unit price, and add a product by keyboard', async ({ visit }) => {
    const { page } = await visit({ market: 'US', language: 'en', viewport: PHONE });
    await load(page, '/products');
    const card = page.getByRole('article').filter({ hasText: 'All-Purpose Antibacterial Wipe' });
    await card.getByText('80 sheets', { exact: true }).waitFor();
    await card.getByText('$0.11 per sheet', { exact: true }).waitFor();
    expect(await seriousViolations(page)).toBe('');

    await card.getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate('document.activeElement.textContent'))
      .toBe('Add All-Purpose Antibacterial Wipe');
    await page.keyboard.press('Enter');

    const line = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'All-Purpose Antibacterial Wipe' });
    await line.getByText('80 sheets · $8.99').waitFor();
    await line.getByText('$0.11 per sheet').waitFor();
  });

  story('link to the restock subscription of a sold-out product', async ({ visit }) => {
    await setStock('KR', 'shoe-tissue', { quantity: 0 });
    const { page } = await visit({ market: 'KR', language: 'ko', viewport: PHONE });
    await load(page, '/products');

    await page.getByRole('link', { name: '재입고 알림 신발 클리너 티슈' }).click();

    await page.waitForURL('**/product/shoe-tissue#restock');
    const form = page.getByRole('form', { name: '재입고되면 알려 드릴까요?' });
    await form.waitFor();
    await expect.poll(async () => (await form.boundingBox())?.y).toBeLessThan(PHONE.height);
    await page.getByText('1매당 1,133원').first().waitFor();
    await setStock('KR', 'shoe-tissue', { quantity: 40 });
  });

  story('add a product without JavaScript', async ({ visit }) => {
    const { page } = await visit({ market: 'US', language: 'en', javaScript: false });
    await page.goto('/products');

    await page.getByRole('button', { name: 'Add Pet Antibacterial Spray' }).click();

    await page.getByRole('main').getByRole('link', { name: 'Pet Antibacterial Spray' }).waitFor();
    await page.getByText('$10.50 per 100 ml').first().waitFor();
  });

  story.for([
    { market: 'KR', language: 'ko' },
    { market: 'US', language: 'en' },
  ] as const)('align the prices of a row: $language', async (store, { visit }) => {
    const { page } = await visit({ ...store, viewport: PHONE });
    await load(page, '/');
    await page.getByRole('article').first().waitFor();

    expect(await priceLines(page, '[aria-roledescription=carousel]')).toEqual([1]);
    await load(page, '/products');
    // Another story may have put a product on sale in this shop before; a phone has two cards in a row.
    const cards = await page.getByRole('main').getByRole('article').count();
    expect(cards).toBeGreaterThanOrEqual(6);
    expect(await priceLines(page, 'main')).toEqual(Array.from({ length: Math.ceil(cards / 2) }, () => 1));
  });
});
