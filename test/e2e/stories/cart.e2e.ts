import { describe, expect } from 'vitest';
import { itemsInCart } from '../kit/buyers.ts';
import { load, reload } from '../kit/load.ts';
import { putInCart } from '../kit/shopper-api.ts';
import { story } from '../kit/story.ts';
import { Cart } from '../pages/cart.ts';
import { ProductPage } from '../pages/product-page.ts';
import { WORDS } from '../pages/words.ts';

const SLUG = 'all-purpose-wipe';
const TITLE = 'All-Purpose Antibacterial Wipe';
const KOREAN_TITLE = '다목적 항균 티슈';
const MAXIMUM = 'Sorry, the maximum orderable quantity is 5.';

describe('the cart', () => {
  story('merges a product that is added again, and is limited to five units with a message', async ({ visit }) => {
    const shopper = await visit();
    const product = await new ProductPage(shopper).open(SLUG);
    const drawer = await product.addToCart();
    await expect.poll(() => drawer.readQuantity(TITLE)).toBe('1');
    await shopper.page.keyboard.press('Escape');
    await drawer.root.waitFor({ state: 'hidden' });

    await shopper.page.getByLabel('Quantity', { exact: true }).fill('6');
    await product.addToCart();

    await expect.poll(() => drawer.readQuantity(TITLE)).toBe('5');
    await drawer.root.getByText(MAXIMUM).waitFor();
    await expect.poll(() => drawer.line(TITLE).count()).toBe(1);
    await expect.poll(() => itemsInCart(shopper)).toBe(5);
  });

  story.for(['product page', 'cart'] as const)(
    'disables the plus button at five units with an explanation: %s (CART-1)',
    async (place, { visit }) => {
      const shopper = await visit();
      await putInCart(shopper, SLUG);
      const onProduct = place === 'product page';
      await load(shopper.page, onProduct ? `/product/${SLUG}` : '/cart');
      const root = shopper.page.getByRole('main');
      const more = root.getByRole('button', { name: onProduct ? 'One more' : WORDS.en.oneMore(TITLE), exact: true });
      const field = root.getByLabel(onProduct ? 'Quantity' : WORDS.en.quantityLabel(TITLE), { exact: true });
      const why = root.getByText('You can order up to 5.');

      for (const quantity of [2, 3, 4, 5]) {
        expect(await more.getAttribute('aria-disabled')).toBe('false');
        await more.press('Enter');
        await expect.poll(() => field.inputValue()).toBe(String(quantity));
      }

      await why.waitFor();
      expect(await more.getAttribute('aria-disabled')).toBe('true');
      const described = await more.getAttribute('aria-describedby');
      expect(await root.locator(`[id="${described}"]`).textContent()).toBe('You can order up to 5.');
      await more.press('Enter');
      expect(await more.evaluate((button: { matches(selector: string): boolean }) => button.matches(':focus'))).toBe(
        true,
      );
      expect(await field.inputValue()).toBe('5');

      await root.getByRole('button', { name: onProduct ? 'One fewer' : WORDS.en.oneLess(TITLE), exact: true }).click();
      await why.waitFor({ state: 'detached' });
      expect(await more.getAttribute('aria-disabled')).toBe('false');
    },
  );

  story('increases, decreases and removes a line, and is the same after a reload', async ({ visit }) => {
    const shopper = await visit();
    await putInCart(shopper, SLUG);
    const cart = await Cart.open(shopper);

    await cart.oneMore(TITLE);
    await cart.oneMore(TITLE);
    await expect.poll(() => cart.readQuantity(TITLE)).toBe('3');
    // The change is shown at once and sent after earlier ones; the page must stay open until the server has it.
    const known = shopper.page.waitForResponse((answer) => /"delta":-1/.test(String(answer.request().postData())));
    await cart.oneLess(TITLE);
    await expect.poll(() => cart.readQuantity(TITLE)).toBe('2');
    await expect.poll(() => itemsInCart(shopper)).toBe(2);
    await cart.root.getByText('14,240.00원').first().waitFor();

    await known;
    await reload(shopper.page);
    await expect.poll(() => cart.readQuantity(TITLE)).toBe('2');
    await expect.poll(() => itemsInCart(shopper)).toBe(2);

    await cart.remove(TITLE);
    await cart.root.getByText('Oops! Your cart is empty.').waitFor();
    await cart.root.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => cart.readQuantity(TITLE)).toBe('2');
  });

  story('opens as a drawer by keyboard, traps the focus and returns it', async ({ visit }) => {
    const shopper = await visit();
    await load(shopper.page, '/');
    const badge = Cart.badge(shopper);
    const drawer = new Cart(shopper, shopper.page.getByRole('dialog', { name: WORDS.en.cart }));

    await badge.focus();
    await shopper.page.keyboard.press('Enter');
    await drawer.root.locator(':focus').waitFor();
    for (let presses = 0; presses < 6; presses += 1) {
      // After the last element the focus may move to the browser's toolbars, but never to the page behind.
      await expect.poll(() => shopper.page.locator('header :focus, main :focus, footer :focus').count()).toBe(0);
      await shopper.page.keyboard.press('Tab');
    }

    await shopper.page.keyboard.press('Escape');
    await drawer.root.waitFor({ state: 'hidden' });
    await badge.and(shopper.page.locator(':focus')).waitFor();
    expect(new URL(shopper.page.url()).pathname).toBe('/');
  });

  story('keeps its page and lines when the language changes', async ({ visit }) => {
    const shopper = await visit();
    await putInCart(shopper, SLUG);
    const cart = await Cart.open(shopper);

    await shopper.page.getByRole('banner').getByRole('button', { name: '한국어' }).click();
    await shopper.page.getByRole('heading', { level: 1, name: WORDS.ko.cart }).waitFor();

    expect(new URL(shopper.page.url()).pathname).toBe('/cart');
    await cart.line(KOREAN_TITLE).waitFor();
    const inKorean = { ...shopper, language: 'ko' as const };
    await expect.poll(() => new Cart(inKorean).readQuantity(KOREAN_TITLE)).toBe('1');
    await shopper.page.reload();
    await cart.line(KOREAN_TITLE).waitFor();
  });

  story('shows the other currency when the store changes', async ({ visit }) => {
    const shopper = await visit();
    await putInCart(shopper, SLUG);
    const cart = await Cart.open(shopper);
    await cart.line(TITLE).getByText('7,120.00원').first().waitFor();

    const header = shopper.page.getByRole('banner');
    await header.locator('summary').filter({ hasText: 'Choose a store' }).click();
    await header.getByRole('button', { name: 'United States' }).click();

    await cart.line(TITLE).getByText('$8.99').first().waitFor();
    await expect.poll(() => cart.readQuantity(TITLE)).toBe('1');
    await expect.poll(() => cart.root.getByText('원').count()).toBe(0);
    await shopper.page.reload();
    await cart.line(TITLE).getByText('$8.99').first().waitFor();
  });
});

describe('the cart page', () => {
  story('links to help', async ({ visit }) => {
    const shopper = await visit({ market: 'US' });
    await putInCart(shopper, SLUG);
    const cart = await Cart.open(shopper);

    for (const [name, path] of [
      ['Returns and exchanges', '/faq/return'],
      ['FAQ', '/faq'],
      ['Contact us', '/contact'],
    ] as const) {
      await expect.poll(() => cart.root.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path);
    }
    await cart.root.getByText('TBD').waitFor();
  });

  story.for(['KR', 'US'] as const)(
    'shows the marks of the accepted payment methods: %s (CART-18)',
    async (market, { visit }) => {
      const shopper = await visit({ market });
      await putInCart(shopper, SLUG);
      const cart = await Cart.open(shopper);

      const inBoth = ['Visa', 'Mastercard', 'American Express'];
      const marks = cart.root.getByRole('list', { name: 'We accept' }).getByRole('img');
      const names = () => marks.evaluateAll((images: { alt: string }[]) => images.map(({ alt }) => alt));
      await expect.poll(names).toEqual(market === 'KR' ? inBoth : [...inBoth, 'Discover', 'Apple Pay']);
      for (const mark of await marks.all()) {
        await mark.scrollIntoViewIfNeeded();
        await expect
          .poll(() => mark.evaluate((image: { naturalWidth: number }) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
    },
  );

  story(
    'briefly asks a signed-in member who checks out an empty cart to add an item first (CART-15)',
    async ({ visit }) => {
      const member = await visit({ staff: true });
      const cart = await Cart.open(member);

      await cart.root.getByRole('button', { name: 'Check out' }).click();

      const hint = cart.root.getByText('Please add an item to check out.');
      await hint.waitFor();
      await hint.waitFor({ state: 'detached' });
    },
  );

  story('keeps products that two tabs add at the same moment (CART-13)', async ({ visit, newTab }) => {
    const shopper = await visit();
    const other = await newTab(shopper);
    const [wipe, spray] = await Promise.all([
      new ProductPage(shopper).open(SLUG),
      new ProductPage(other).open('all-purpose-spray'),
    ]);

    await Promise.all([wipe.addToCart(), spray.addToCart()]);

    const cart = await Cart.open(shopper);
    await cart.line(TITLE).waitFor();
    await cart.line('All-Purpose Antibacterial Spray').waitFor();
    await expect.poll(() => itemsInCart(shopper)).toBe(2);
  });
});
