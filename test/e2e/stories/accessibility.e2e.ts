import { describe, expect } from 'vitest';
import { CARDS, CONTACT } from '../../kit/story.ts';
import { seriousViolations } from '../kit/accessibility.ts';
import { buy, reachCardForm, reachDeposit } from '../kit/buyers.ts';
import { load } from '../kit/load.ts';
import { story } from '../kit/story.ts';
import { ProductPage } from '../pages/product-page.ts';

const PHONE = { width: 390, height: 844 };

describe('there are no serious accessibility violations in', () => {
  story('the cart, its drawer and the checkout of the US store', async ({ visit }) => {
    const shopper = await visit({ market: 'US' });
    const { page } = shopper;
    const product = await new ProductPage(shopper).open('all-purpose-wipe');
    const drawer = await product.addToCart();
    expect.soft(await seriousViolations(page), 'drawer').toBe('');
    await drawer.viewCart();
    expect.soft(await seriousViolations(page), 'filled cart').toBe('');

    const checkout = await reachCardForm(shopper, 'all-purpose-wipe');
    await checkout.typeCard(CARDS.good);
    expect.soft(await seriousViolations(page), 'payment').toBe('');
    await checkout.pay();
    await checkout.success();
    expect.soft(await seriousViolations(page), 'success').toBe('');
  });

  story('the first steps of the checkout, empty and with errors', async ({ visit }) => {
    const shopper = await visit({ market: 'KR', language: 'ko', viewport: PHONE });
    const { page } = shopper;
    const checkout = await buy(shopper, 'all-purpose-spray');
    expect.soft(await seriousViolations(page), 'contact').toBe('');
    await checkout.giveContact({ ...CONTACT, email: 'no address' });
    await page.locator('[aria-invalid="true"]').first().waitFor();
    expect.soft(await seriousViolations(page), 'refused contact').toBe('');
    await checkout.giveContact(CONTACT);
    await page.getByRole('heading', { level: 1, name: '배송지 정보' }).waitFor();
    expect.soft(await seriousViolations(page), 'address').toBe('');
  });

  story('the payment by deposit in the Korean store', async ({ visit }) => {
    const shopper = await visit({ market: 'KR', language: 'ko', viewport: PHONE });
    const checkout = await reachDeposit(shopper, 'all-purpose-spray');
    expect.soft(await seriousViolations(shopper.page), 'payment').toBe('');
    await checkout.agreeToAll();
    await checkout.placeOrder();
    await checkout.success();
    expect.soft(await seriousViolations(shopper.page), 'success').toBe('');
  });

  story('the sign-in page of the back office', async ({ visit }) => {
    const stranger = await visit();
    await load(stranger.page, '/admin/login');
    expect.soft(await seriousViolations(stranger.page), 'sign-in').toBe('');
  });
});
