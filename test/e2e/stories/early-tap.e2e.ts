import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { load } from '../kit/load.ts';
import { story } from '../kit/story.ts';
import { Cart } from '../pages/cart.ts';
import { WORDS } from '../pages/words.ts';

/** What is used of the browser's own; these tests are compiled without its types. */
interface Pressable {
  readonly dataset: { presses?: string };
  addEventListener(type: 'click', listener: () => void, options?: { capture: boolean; once: boolean }): void;
}
declare const document: { getElementById(id: string): Pressable };

/** Functions that run in the browser, on a button. */
function countPresses(element: unknown): void {
  const { dataset } = element as Pressable;
  (element as Pressable).addEventListener('click', () => {
    dataset.presses = `${dataset.presses ?? ''}|`;
  });
}

function comeToLife(element: unknown): void {
  Object.assign(element as object, { __reactPropsOfTest: {} });
}

/** As React does it: above the button, before the press arrives there. */
function comeToLifeForPress(element: unknown): void {
  const onPress = () => Object.assign(element as object, { __reactPropsOfTest: {} });
  document.getElementById('root').addEventListener('click', onPress, { capture: true, once: true });
}

/** Keeps files from arriving until the answer is called. */
async function holdBack(page: Page, files: string): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(files, async (route) => {
    await arrival;
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
  return arrive;
}

describe('a page whose scripts are slow to arrive', () => {
  story('puts into the cart what is wanted meanwhile, since that needs no script', async ({ visit }) => {
    const shopper = await visit({ market: 'US' });
    await holdBack(shopper.page, '**/assets/entry-client*.js');
    const main = shopper.page.getByRole('main');

    await shopper.page.goto('/product/all-purpose-wipe');
    await main.getByRole('button', { name: WORDS.en.addToCart }).first().click();

    await main.getByText('It is in your cart.').waitFor();
    await expect.poll(() => Cart.badge(shopper).getAttribute('aria-label')).toContain('1');
  });

  story('does what was pressed meanwhile, as soon as it can', async ({ visit }) => {
    const { page } = await visit({ market: 'US' });
    const arrive = await holdBack(page, '**/assets/entry-client*.js');

    await page.goto('/product/all-purpose-wipe');
    await page.getByRole('button', { name: 'One more' }).click();
    arrive();

    await expect.poll(() => page.getByLabel('Quantity', { exact: true }).inputValue()).toBe('2');
  });

  story.for(['**/assets/entry-client*.js', '**/assets/ProductDetails*.js'])(
    'moves between tabs with the first arrow key, before %s is there',
    async (scripts, { visit }) => {
      const { page } = await visit({ market: 'US' });
      const arrive = await holdBack(page, scripts);
      await page.goto('/product/all-purpose-wipe');
      const tabs = page.getByRole('tablist', { name: 'About This Item' }).getByRole('tab');

      await tabs.first().focus();
      await page.keyboard.press('ArrowRight');
      arrive();

      await tabs.nth(1).and(page.locator(':focus')).waitFor();
      await expect.poll(() => tabs.nth(1).getAttribute('aria-selected')).toBe('true');
      await page.keyboard.press('ArrowLeft');
      await tabs.first().and(page.locator(':focus')).waitFor();
    },
  );

  story('shows at once that a link is on its way', async ({ visit }) => {
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

  story('remembers a product that was looked at and left alone', async ({ visit }) => {
    const { page } = await visit({ market: 'US' });
    await page.goto('/product/pet-spray');
    await expect.poll(() => page.evaluate("localStorage.getItem('viewed')")).toBe('3');
  });

  story('presses a button once that React brings to life for the press itself', async ({ visit }) => {
    const { page } = await visit({ market: 'US', provokes: /ERR_FAILED|Failed to fetch/ });
    await page.route('**/assets/entry-client*.js', (route) => route.abort());
    await page.goto('/product/all-purpose-wipe');
    const button = page.getByRole('main').getByRole('button', { name: 'One more' });
    await button.evaluate(countPresses);
    await button.evaluate(comeToLifeForPress);
    await button.click();
    // Another press that is kept: when it is made again, the first one would have been made again, too.
    const other = page.getByRole('banner').getByRole('button').first();
    await other.evaluate(countPresses);
    await other.click();
    await other.evaluate(comeToLife);
    await expect.poll(() => other.getAttribute('data-presses')).toBe('||');
    expect(await button.getAttribute('data-presses')).toBe('|');
  });
});
