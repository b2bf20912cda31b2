import { describe, expect } from 'vitest';
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

describe('a page whose scripts are slow to arrive', () => {
  story('does what was pressed meanwhile, as soon as it can', async ({ visit }) => {
    const shopper = await visit({ market: 'US' });
    const { page } = shopper;
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/entry-client*.js', async (route) => {
      await arrival;
      await route.continue();
    });

    await page.goto('/product/all-purpose-wipe');
    await page.getByRole('main').getByRole('button', { name: WORDS.en.addToCart }).first().click();
    arrive();

    const drawer = page.getByRole('dialog', { name: WORDS.en.cart });
    await drawer.waitFor();
    await new Cart(shopper, drawer).line('All-Purpose Antibacterial Wipe').waitFor();
  });

  story('presses a button once that React brings to life for the press itself', async ({ visit }) => {
    const { page } = await visit({ market: 'US', provokes: /ERR_FAILED|Failed to fetch/ });
    await page.route('**/assets/entry-client*.js', (route) => route.abort());
    await page.goto('/product/all-purpose-wipe');
    const button = page.getByRole('main').getByRole('button', { name: WORDS.en.addToCart }).first();
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
