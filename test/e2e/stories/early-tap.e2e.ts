import { describe } from 'vitest';
import { story } from '../kit/story.ts';
import { Cart } from '../pages/cart.ts';
import { WORDS } from '../pages/words.ts';

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
});
