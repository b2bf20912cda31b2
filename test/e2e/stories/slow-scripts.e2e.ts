import { describe, expect } from 'vitest';
import { holdBack } from '../kit/hold-back.ts';
import { load } from '../kit/load.ts';
import { story } from '../kit/story.ts';
import { Cart } from '../pages/cart.ts';
import { WORDS } from '../pages/words.ts';

describe('a page whose scripts are slow to arrive', () => {
  story('adds a product to the cart without a script', async ({ visit }) => {
    const shopper = await visit({ market: 'US' });
    await holdBack(shopper.page, '**/assets/entry-client*.js');
    const main = shopper.page.getByRole('main');

    await shopper.page.goto('/product/all-purpose-wipe');
    await main.getByRole('button', { name: WORDS.en.addToCart }).first().click();

    await main.getByText('It is in your cart.').waitFor();
    await expect.poll(() => Cart.badge(shopper).getAttribute('aria-label')).toContain('1');
  });

  story('shows progress at once after a click on a link', async ({ visit }) => {
    const { page } = await visit({ market: 'US' });
    await load(page, '/');
    const arrive = await holdBack(page, '**/assets/**');
    const progress = page.locator('html[data-navigating]');
    expect(await progress.count()).toBe(0);

    await page.getByRole('banner').getByRole('link', { name: 'Pet', exact: true }).first().click();
    await progress.waitFor();
    expect(await page.getByRole('main').getAttribute('aria-busy')).toBe('true');
    expect(new URL(page.url()).pathname).toBe('/');

    arrive();
    await page.waitForURL('**/products-pet');
    await progress.waitFor({ state: 'detached' });
    expect(await page.getByRole('main').getAttribute('aria-busy')).toBeNull();
  });

  story('stores the product as viewed without any interaction', async ({ visit }) => {
    const { page } = await visit({ market: 'US' });
    await page.goto('/product/pet-spray');
    await expect.poll(() => page.evaluate("localStorage.getItem('viewed')")).toBe('3');
  });
});
