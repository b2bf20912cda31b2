import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { setStock } from '../kit/api.ts';
import { load } from '../kit/load.ts';
import { putInCart } from '../kit/shopper-api.ts';
import { story, type Visit } from '../kit/story.ts';
import { Cart } from '../pages/cart.ts';
import { WORDS } from '../pages/words.ts';

const SLUG = 'heavy-duty-wipe';
const TITLE = 'Heavy-Duty Hand Wipes';

async function openProduct({ page }: Visit): Promise<Locator> {
  await page.goto(`/product/${SLUG}`);
  return page.getByRole('main');
}

async function openCart(shopper: Visit): Promise<Cart> {
  await shopper.page.goto('/cart');
  return new Cart(shopper);
}

const add = (main: Locator) => main.getByRole('button', { name: WORDS.en.addToCart }).first().click();

describe('the cart without JavaScript (CART-17)', () => {
  story('accepts an added product, and changes and removes its line', async ({ visit }) => {
    await setStock('US', SLUG, { quantity: 50 });
    const shopper = await visit({ market: 'US', javaScript: false });
    const main = await openProduct(shopper);

    await main.getByLabel('Quantity', { exact: true }).fill('2');
    await add(main);
    await main.getByText('It is in your cart.').waitFor();
    await main.getByRole('link', { name: 'View cart' }).click();

    const cart = new Cart(shopper);
    await expect.poll(() => cart.readQuantity(TITLE)).toBe('2');
    await cart.oneMore(TITLE);
    await expect.poll(() => cart.readQuantity(TITLE)).toBe('3');
    await cart.oneLess(TITLE);
    await expect.poll(() => cart.readQuantity(TITLE)).toBe('2');
    await cart.root.getByLabel(WORDS.en.quantityLabel(TITLE), { exact: true }).fill('4');
    await shopper.page.keyboard.press('Enter');
    await expect.poll(() => cart.readQuantity(TITLE)).toBe('4');
    await cart.root.getByText('$47.96').first().waitFor();

    await cart.remove(TITLE);
    await cart.root.getByText('Oops! Your cart is empty.').waitFor();
  });

  story('shows the maximum quantity on the product page and on its own page', async ({ visit }) => {
    await setStock('US', SLUG, { quantity: 50 });
    const shopper = await visit({ market: 'US', javaScript: false });
    const main = await openProduct(shopper);

    await main.getByLabel('Quantity', { exact: true }).fill('9');
    await add(main);
    await main.getByText('Added up to the maximum orderable quantity, 5.').waitFor();

    const cart = await openCart(shopper);
    await cart.root.getByText('You can order up to 5.').waitFor();
    const more = cart.root.getByRole('button', { name: WORDS.en.oneMore(TITLE) });
    expect(await more.getAttribute('aria-disabled')).toBe('true');
    // The button only looks and reads as disabled; the shop rejects what it sends.
    await more.press('Enter');
    await cart.root.getByText('Sorry, the maximum orderable quantity is 5.').waitFor();
    await expect.poll(() => cart.readQuantity(TITLE)).toBe('5');
  });

  story('rejects a product that has sold out, and is not shown to another visitor', async ({ visit }) => {
    await setStock('US', SLUG, { quantity: 50 });
    const shopper = await visit({ market: 'US', javaScript: false });
    const main = await openProduct(shopper);

    await setStock('US', SLUG, { quantity: 0 });
    await add(main);
    await main.getByRole('status').getByText('Out of stock').first().waitFor();
    await expect.poll(() => main.getByRole('button', { name: WORDS.en.addToCart }).count()).toBe(0);

    await setStock('US', SLUG, { quantity: 50 });
    // A page without scripts does not update, so it is reloaded until the change has reached the server.
    const offers = async () => (await openProduct(shopper)).getByRole('button', { name: WORDS.en.addToCart }).count();
    await expect.poll(offers).toBeGreaterThan(0);
    await add(main);
    await main.getByText('It is in your cart.').waitFor();
    const stranger = await visit({ market: 'US', javaScript: false });
    await (await openCart(stranger)).root.getByText('Oops! Your cart is empty.').waitFor();
    await (await openProduct(stranger)).getByRole('button', { name: WORDS.en.addToCart }).first().waitFor();
    await expect.poll(() => Cart.badge(stranger).getAttribute('aria-label')).toContain('empty');
  });
});

describe('a product that cannot be ordered', () => {
  story.for([
    ['sold out', { quantity: 0 }, 'Out of stock'],
    ['stopped', { quantity: 20, stopped: true }, WORDS.en.stopped],
  ] as const)('shows no delivery date and offers an email when it is %s', async ([, level, message], { visit }) => {
    await setStock('US', SLUG, level);
    const { page } = await visit({ market: 'US' });
    await load(page, `/product/${SLUG}`);
    const main = page.getByRole('main');

    await main.getByRole('status').getByText(message).first().waitFor();
    await main.getByRole('button', { name: 'Notify me' }).waitFor();
    expect(await main.getByLabel('Quantity', { exact: true }).count()).toBe(0);
    expect(await main.getByText(/Arrives within|Estimated arrival|with delivery/).count()).toBe(0);
    await setStock('US', SLUG, { quantity: 50 });
  });

  story('is excluded from the cart total and from free shipping (CART-6)', async ({ visit }) => {
    await setStock('US', SLUG, { quantity: 50 });
    const shopper = await visit({ market: 'US' });
    for (let units = 0; units < 4; units += 1) await putInCart(shopper, SLUG);
    const before = await openCart(shopper);
    await before.root.getByText('Free Shipping').waitFor();

    await setStock('US', SLUG, { quantity: 0 });
    const cart = await openCart(shopper);
    await cart.root.getByText('Not included in the subtotal.').waitFor();
    await cart.root.getByText('$0.00').first().waitFor();
    expect(await cart.root.getByText(/free shipping/i).count()).toBe(0);
    await setStock('US', SLUG, { quantity: 50 });
  });
});

describe('adding more than the maximum quantity', () => {
  story('shows a message on the product page after the drawer is closed', async ({ visit }) => {
    await setStock('US', SLUG, { quantity: 3 });
    const shopper = await visit({ market: 'US' });
    await load(shopper.page, `/product/${SLUG}`);
    const main = shopper.page.getByRole('main');
    await main.getByLabel('Quantity', { exact: true }).fill('4');
    await add(main);
    const drawer = shopper.page.getByRole('dialog', { name: WORDS.en.cart });
    await drawer.waitFor();
    await shopper.page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });

    await main.getByText('Added up to the maximum orderable quantity, 3.').waitFor();
    await setStock('US', SLUG, { quantity: 50 });
  });
});

describe('a guest who is about to check out', () => {
  story('can log in instead, in the cart and at the email step (CART-16)', async ({ visit }) => {
    const shopper = await visit({ market: 'US' });
    await putInCart(shopper, 'all-purpose-wipe');
    const cart = await openCart(shopper);
    const guest = cart.root.getByRole('link', { name: 'Guest checkout' });
    const login = cart.root.getByRole('link', { name: 'Log in' });

    const [first, second] = [await guest.boundingBox(), await login.boundingBox()];
    expect([second?.x, second?.width]).toEqual([first?.x, first?.width]);
    expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
    expect(second?.height).toBeLessThan(first?.height ?? 0);
    expect(await login.getAttribute('href')).toBe('/login?next=%2Fcheckout_US');

    await cart.checkOut();
    const main = shopper.page.getByRole('main');
    await main.getByRole('link', { name: 'Log in' }).waitFor();
    await main.getByRole('button', { name: 'Guest checkout' }).click();
    await main.getByLabel(WORDS.en.email).and(shopper.page.locator(':focus')).waitFor();
  });
});

describe('the checkout without JavaScript', () => {
  story('explains that it requires JavaScript, and how to contact the shop', async ({ visit }) => {
    const shopper = await visit({ market: 'US', javaScript: false });
    await putInCart(shopper, SLUG);

    await shopper.page.goto('/checkout_US');

    await shopper.page.getByRole('alert').filter({ hasText: 'This part of the shop needs JavaScript' }).waitFor();
    await shopper.page.getByRole('main').getByRole('link', { name: /@/ }).waitFor();
  });
});
