import { describe, expect } from 'vitest';
import { CONTACT } from '../../kit/story.ts';
import { setStock } from '../kit/api.ts';
import { reachDeposit } from '../kit/buyers.ts';
import { alive, load } from '../kit/load.ts';
import { countLoads } from '../kit/loads.ts';
import { putInCart } from '../kit/shopper-api.ts';
import { story } from '../kit/story.ts';
import { ProductList } from '../pages/back-office.ts';
import { Cart } from '../pages/cart.ts';
import { ProductPage } from '../pages/product-page.ts';
import { WORDS } from '../pages/words.ts';

const SLUG = 'pet-tissue';
const TITLE = 'Pet Antibacterial Wipe';

describe('a product that sells out', () => {
  story('is updated at once on every open page, and again when it is restocked', async ({ visit, newTab }) => {
    await setStock('US', SLUG, { quantity: 180 });
    const staff = await visit({ staff: true });
    const products = await new ProductList(staff).open('US');
    const shopper = await visit({ market: 'US' });
    const product = await new ProductPage(shopper).open(SLUG);
    const stillOpen = await new ProductPage(await newTab(shopper)).open(SLUG);
    await product.showsStock('In stock');
    const loads = countLoads(shopper);

    await products.setQuantity(TITLE, 0);
    await product.showsStock('Out of stock');
    await stillOpen.showsStock('Out of stock');
    await expect.poll(() => product.buyButton.isDisabled()).toBe(true);
    await expect.poll(() => product.buyButton.textContent()).toBe('Out of Stock');

    await products.setQuantity(TITLE, 3);
    await product.showsStock('Only 3 left');
    await expect.poll(() => product.buyButton.isEnabled()).toBe(true);

    await products.stopSale(TITLE);
    await product.showsStock(WORDS.en.stopped);
    await expect.poll(() => product.buyButton.isVisible()).toBe(false);
    expect(loads()).toBe(0);
  });

  story('is updated on a page that was rendered before and connected afterwards', async ({ visit }) => {
    await setStock('US', SLUG, { quantity: 180 });
    const shopper = await visit({ market: 'US' });
    const { page } = shopper;
    let connect = () => {};
    const soldOut = new Promise<void>((resolve) => {
      connect = resolve;
    });
    await page.routeWebSocket(/\/graphql/, async (socket) => {
      await soldOut;
      socket.connectToServer();
    });
    const product = await new ProductPage(shopper).open(SLUG);
    await product.showsStock('In stock');

    await setStock('US', SLUG, { quantity: 0 });
    const offers = async () => (await page.request.get(page.url())).text();
    await expect.poll(offers).toContain('Out of stock');
    connect();

    await product.showsStock('Out of stock');
    await setStock('US', SLUG, { quantity: 180 });
  });

  story('is updated among the best sellers of a page without any interaction', async ({ visit }) => {
    await setStock('KR', 'heavy-duty-wipe', { quantity: 50 });
    const { page } = await visit({ market: 'KR' });
    const events: string[] = [];
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void events.push(String(payload))));
    await page.goto(`/product/${SLUG}`);
    await expect.poll(() => events.some((event) => event.includes('connection_ack'))).toBe(true);

    // Repeated until the page has subscribed: the list below the first view is not hydrated before it is used.
    let quantity = 0;
    await expect
      .poll(
        async () => {
          await setStock('KR', 'heavy-duty-wipe', { quantity });
          quantity = 50 - quantity;
          return events.filter((event) => event.includes('stockChanged')).length;
        },
        { interval: 500 },
      )
      .toBeGreaterThan(0);
    await setStock('KR', 'heavy-duty-wipe', { quantity: 0 });
    await alive(page);

    const card = page.getByRole('article').filter({ hasText: 'Heavy-Duty Hand Wipes' }).last();
    await card.getByText('Sold out').waitFor();
    await setStock('KR', 'heavy-duty-wipe', { quantity: 50 });
    await card.getByText('Sold out').waitFor({ state: 'detached' });
  });

  story('causes no hydration error further down its own page', async ({ visit }) => {
    const bestSeller = 'heavy-duty-wipe';
    await setStock('KR', bestSeller, { quantity: 50 });
    const shopper = await visit({ market: 'KR' });
    await shopper.page.goto(`/product/${bestSeller}`);
    const product = new ProductPage(shopper);
    await product.showsStock('In stock');
    await setStock('KR', bestSeller, { quantity: 0 });
    await product.showsStock('Out of stock');

    // The lists below are hydrated now; a difference from what the server rendered would be an error of the page.
    await alive(shopper.page);
    const cards = shopper.page.getByRole('article');
    await cards.first().waitFor();
    expect(await cards.filter({ hasText: 'Heavy-Duty Hand Wipes' }).count()).toBe(0);
    await setStock('KR', bestSeller, { quantity: 50 });
  });

  story.for([
    { left: 1, change: 'only one is left', message: `${TITLE}: only 1 left (you want 2)` },
    { left: 0, change: 'none is left', message: `${TITLE}: sold out (you want 2)` },
  ])(
    'is reported to a shopper about to pay for two when $change, and the typed data is kept',
    async ({ left, message }, { visit }) => {
      await setStock('KR', SLUG, { quantity: 20 });
      const shopper = await visit({ market: 'KR' });
      await putInCart(shopper, SLUG);
      const checkout = await reachDeposit(shopper, SLUG);
      await checkout.agreeToAll();

      await setStock('KR', SLUG, { quantity: left });
      await checkout.placeOrder();

      await checkout.problem.getByText('Some items are no longer available in the quantity you want.').waitFor();
      await checkout.problem.getByText(message).waitFor();
      await expect.poll(() => checkout.readValue(WORDS.en.depositor)).toBe('이미나');
      await shopper.page.getByRole('main').getByText(CONTACT.email).first().waitFor();
      await checkout.problem.getByRole('link', { name: 'Change the cart' }).click();
      await shopper.page.waitForURL(/\/cart/);
      await expect.poll(() => new Cart(shopper).readQuantity(TITLE)).toBe('2');

      await setStock('KR', SLUG, { quantity: 20 });
      await load(shopper.page, '/checkout_Korea?step=payment');
      await expect.poll(() => checkout.readValue(WORDS.en.depositor)).toBe('이미나');
      await checkout.agreeToAll();
      await checkout.placeOrder();
      await (await checkout.success()).showsStatus('Waiting for your deposit');
    },
  );

  story('is reported apart from the other items of the cart when its sale is stopped', async ({ visit }) => {
    await setStock('KR', SLUG, { quantity: 20 });
    const shopper = await visit({ market: 'KR' });
    await putInCart(shopper, SLUG);
    const checkout = await reachDeposit(shopper, 'all-purpose-spray');
    await checkout.agreeToAll();

    await setStock('KR', SLUG, { quantity: 20, stopped: true });
    await checkout.placeOrder();

    await checkout.problem.getByText(`Pet Antibacterial Wipe: ${WORDS.en.stopped}`).waitFor();
    await expect.poll(() => checkout.problem.textContent()).not.toContain('All-Purpose Antibacterial Spray');
    await expect.poll(() => checkout.readValue(WORDS.en.depositor)).toBe('이미나');
    await setStock('KR', SLUG, { quantity: 20 });
  });
});
