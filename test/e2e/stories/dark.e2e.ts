import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { reachDeposit } from '../kit/buyers.ts';
import { load } from '../kit/load.ts';
import { story } from '../kit/story.ts';

const DARK = { media: { colorScheme: 'dark' } } as const;
const PHONE = { width: 390, height: 844 };

const SHOP_PAGES = [
  '/',
  '/products',
  '/products-pet',
  '/product/all-purpose-wipe',
  '/faq',
  '/company',
  '/media',
  '/login',
];
const STAFF_SCREENS = [
  '/admin/dashboard',
  '/admin/orders_ko',
  '/admin/products_us',
  '/admin/sent-emails',
  '/admin/stat',
];

const ground = (page: Page) => page.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor');

async function canBeReadAt(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await load(page, path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect.soft(await seriousViolations(page), path).toBe('');
  }
}

describe('with a dark colour scheme', () => {
  story('every kind of storefront page is readable', async ({ visit }) => {
    const { page } = await visit({ ...DARK, market: 'US' });
    await canBeReadAt(page, SHOP_PAGES);
    expect(await ground(page)).toBe('rgb(23, 24, 28)');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => ground(page)).toBe('rgb(255, 255, 255)');
  });

  story('the payment step is readable, and is printed on white', async ({ visit }) => {
    const shopper = await visit({ ...DARK, market: 'KR', language: 'ko', viewport: PHONE });
    await reachDeposit(shopper, 'all-purpose-spray');
    expect.soft(await seriousViolations(shopper.page), 'payment').toBe('');
    await shopper.page.emulateMedia({ media: 'print' });
    await expect.poll(() => ground(shopper.page)).toBe('rgb(255, 255, 255)');
    await shopper.page.emulateMedia({ media: null });
  });

  story('the back office is readable', async ({ visit }) => {
    const { page } = await visit({ ...DARK, staff: true });
    await canBeReadAt(page, STAFF_SCREENS);
    expect(await ground(page)).toBe('rgb(23, 24, 28)');
  });
});
