import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { CONTACT } from '../../kit/story.ts';
import { SHOPPER } from '../kit/accounts.ts';
import { itemsInCart } from '../kit/buyers.ts';
import { holdBack } from '../kit/hold-back.ts';
import { load } from '../kit/load.ts';
import { putInCart } from '../kit/shopper-api.ts';
import { story, type Visit } from '../kit/story.ts';
import { Cart } from '../pages/cart.ts';
import { ProductPage } from '../pages/product-page.ts';

const SLUG = 'all-purpose-wipe';
const TITLE = 'All-Purpose Antibacterial Wipe';
const LONG = 'This is taking longer than usual. Please wait a moment.';
const NO_ANSWER = 'The shop did not answer. Nothing you typed is lost; please try again.';
const FOR_LONG = 5_000;
const FOR_EVER = 30_000;

const status = (page: Page, text: string) => page.getByRole('status').getByText(text);

/** Matches by operation, as the page may send other requests meanwhile. */
const requestOf = (page: Page, operation: string) =>
  page.waitForRequest((request) => request.method() === 'POST' && request.postDataJSON()?.operationName === operation);

/** The buttons to press. Each function prepares the page, with all required input, and resolves to its button. */
const PRESSES: Readonly<Record<string, (shopper: Visit) => Promise<Locator>>> = {
  async 'a product for the cart'(shopper) {
    return (await new ProductPage(shopper).open(SLUG)).buyButton;
  },
  async 'a message'({ page }) {
    await load(page, '/contact');
    const main = page.getByRole('main');
    const message = { name: 'Mina', phone: '010-1234-5678', email: 'mina@example.com', message: 'Hello' };
    for (const [name, text] of Object.entries(message)) await main.locator(`[name=${name}]`).fill(text);
    return main.getByRole('button', { name: /^Send/ });
  },
  async 'a sign-in'({ page }) {
    await load(page, '/login');
    const main = page.getByRole('main');
    await main.locator('[name=email]').fill(SHOPPER.email);
    await main.locator('[name=password]').fill(SHOPPER.password);
    return main.locator('form button[type=submit]').first();
  },
  async 'the first step of the checkout'(shopper) {
    await putInCart(shopper, SLUG);
    const { page } = shopper;
    await load(page, '/checkout_Korea');
    for (const name of ['email', 'phone', 'passCode'] as const)
      await page.locator(`[name=${name}]`).fill(CONTACT[name]);
    return page.getByRole('main').locator('button[type=submit]');
  },
};

describe('a shop that does not answer', () => {
  for (const [what, prepare] of Object.entries(PRESSES)) {
    story(`shows a message during the wait, and then times out: ${what}`, async ({ visit }) => {
      const shopper = await visit({ changesBrowser: true });
      const { page } = shopper;
      await page.clock.install();
      const button = await prepare(shopper);
      const typed = await page.getByRole('main').locator('input').evaluateAll(readValues);
      await holdBack(page, '**/graphql');

      const asked = page.waitForRequest('**/graphql');
      await button.click();
      await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
      await asked;
      expect(await status(page, LONG).count()).toBe(0);
      await page.clock.fastForward(FOR_LONG);
      await status(page, LONG).waitFor();
      await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');

      await page.clock.fastForward(FOR_EVER - FOR_LONG);
      await status(page, NO_ANSWER).waitFor();
      await status(page, LONG).waitFor({ state: 'detached' });
      await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
      expect(await page.getByRole('main').locator('input').evaluateAll(readValues)).toEqual(typed);
    });
  }

  story('is reported in front of the drawer that covers the page', async ({ visit }) => {
    const shopper = await visit({ changesBrowser: true });
    const { page } = shopper;
    await page.clock.install();
    const drawer = await (await new ProductPage(shopper).open(SLUG)).addToCart();
    await expect.poll(() => drawer.readQuantity(TITLE)).toBe('1');
    const arrive = await holdBack(page, '**/graphql');
    const asked = requestOf(page, 'AdjustCartLineQuantity');
    await drawer.oneMore(TITLE);
    await asked;
    await page.clock.fastForward(FOR_LONG);

    await drawer.root.getByRole('status').getByText(LONG).waitFor();
    arrive();
    await status(page, LONG).waitFor({ state: 'detached' });
    await expect.poll(() => drawer.readQuantity(TITLE)).toBe('2');
  });
});

describe('a page that does not load', () => {
  story('shows a message, and the shopper stays on the current page', async ({ visit }) => {
    const { page } = await visit({ market: 'US', changesBrowser: true });
    await page.clock.install();
    await load(page, '/contact');
    await page.locator('[name=message]').fill('Half a sentence');
    await holdBack(page, '**/assets/**');

    await page.getByRole('contentinfo').locator('a[href="/faq"]').first().click();
    await page.locator('html[data-navigating]').waitFor();
    await page.clock.fastForward(FOR_LONG);
    await status(page, LONG).waitFor();

    await page.clock.fastForward(FOR_EVER - FOR_LONG);
    await status(page, NO_ANSWER).waitFor();
    await page.locator('html[data-navigating]').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(await page.locator('[name=message]').inputValue()).toBe('Half a sentence');

    await page.unroute('**/assets/**');
    await page.getByRole('status').getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL('**/faq');
  });

  story('shows an error in place of its products, with a button to try again', async ({ visit }) => {
    const { page } = await visit({ market: 'US', changesBrowser: true });
    await page.clock.install();
    await load(page, '/contact');
    const arrive = await holdBack(page, '**/graphql');
    const asked = requestOf(page, 'ProductList');
    await page.getByRole('contentinfo').locator('a[href="/products-pet"]').first().click();
    await asked;
    // Until the page has loaded, the timeout is that of the whole page, not of its products.
    await page.waitForURL('**/products-pet');
    await page.clock.fastForward(FOR_LONG);
    await status(page, LONG).waitFor();
    await page.clock.fastForward(FOR_EVER - FOR_LONG);
    const failure = page.getByRole('main').getByRole('alert');
    await failure.waitFor();

    arrive();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('main').getByText('Pet Antibacterial Spray').first().waitFor();
  });
});

describe('two windows side by side', () => {
  story('show the same cart, each in its own store', async ({ visit, newTab }) => {
    const shopper = await visit({ market: 'US' });
    const cart = await Cart.open(shopper);
    const other = await newTab(shopper);
    const product = await new ProductPage(other).open(SLUG);
    await product.addToCart();

    await cart.line(TITLE).waitFor();
    await expect.poll(() => itemsInCart(shopper)).toBe(1);
    await cart.oneMore(TITLE);
    await expect.poll(() => itemsInCart(other)).toBe(2);
    const drawer = new Cart(other, other.page.getByRole('dialog'));
    await expect.poll(() => drawer.readQuantity(TITLE)).toBe('2');
  });
});

/** Runs in the browser. */
const readValues = (fields: object[]) => fields.map((field) => (field as { readonly value: string }).value);
