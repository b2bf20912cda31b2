import { mkdir } from 'node:fs/promises';
import type { Language, Market } from '@eunbit/schema/market';
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/setup/chromium.ts';
import { ADDRESSES, CARDS, CONTACT } from '../kit/story.ts';
import type { Visit } from './kit/story.ts';
import type { CheckoutPage } from './pages/checkout-page.ts';
import { GuestOrderPage } from './pages/guest-order-page.ts';
import { ProductPage } from './pages/product-page.ts';
import { WORDS } from './pages/words.ts';
import { openVisit, type Shoot, shooterFor } from './pictures/shoot.ts';

/**
 * Pictures of a purchase on phone and desktop, in both stores: `node scripts/run.mjs test/e2e/screenshots.ts URL FOLDER`.
 * Buys something in the shop at URL, which should be one that nobody minds.
 */
const [url, folder] = process.argv.slice(2);
if (!url || !folder) throw new Error('Usage: node scripts/run.mjs test/e2e/screenshots.ts URL FOLDER');

const WIDTHS = [390, 1440];
const STORES: readonly { market: Market; language: Language }[] = [
  { market: 'KR', language: 'ko' },
  { market: 'US', language: 'en' },
];

async function purchase(visit: Visit, market: Market, shoot: Shoot): Promise<void> {
  await (await new ProductPage(visit).open('all-purpose-wipe')).addToCart();
  const drawer = await (await new ProductPage(visit).open('pet-tissue')).addToCart();
  await shoot('drawer');
  const cart = await drawer.viewCart();
  await shoot('cart');
  const checkout = await cart.checkOut();
  await visit.page.getByRole('textbox').first().waitFor();
  await shoot('checkout-1-contact');
  await checkout.giveContact({ ...CONTACT, email: 'mina' });
  await shoot('checkout-1-contact-refused');
  await checkout.giveContact(CONTACT);
  if (market === 'KR') await payByDeposit(visit, checkout, shoot);
  else await payByCard(visit, checkout, shoot);
  const order = await checkout.success();
  const number = await order.number();
  await shoot('success');

  const lookUp = await new GuestOrderPage(visit).open();
  await lookUp.lookUp(number, 'wrong');
  await lookUp.showsMessage(WORDS[visit.language].wrongPassCode);
  await shoot('guest-order-refused');
  await lookUp.lookUp(number, CONTACT.passCode);
  await order.number();
  await shoot('guest-order-found');
}

async function payByDeposit(visit: Visit, checkout: CheckoutPage, shoot: Shoot): Promise<void> {
  await visit.page.locator('[name=zipCode]').waitFor();
  await shoot('checkout-2-address');
  await checkout.giveKoreanAddress(ADDRESSES.KR);
  await visit.page.getByRole('radio').first().waitFor();
  await checkout.chooseDeposit();
  await shoot('checkout-3-payment');
  await checkout.agreeToAll();
  await checkout.placeOrder();
}

async function payByCard(visit: Visit, checkout: CheckoutPage, shoot: Shoot): Promise<void> {
  await visit.page.locator('[name=zipCode]').waitFor();
  await shoot('checkout-2-address');
  await checkout.giveUsAddress(ADDRESSES.US);
  await visit.page.getByRole('radio').first().waitFor();
  await shoot('checkout-3-shipping');
  await checkout.keepShipping();
  await visit.page.getByRole('checkbox').first().waitFor();
  await shoot('checkout-4-payment');
  await checkout.agreeToAll();
  await checkout.typeCard(CARDS.declined);
  await checkout.pay();
  await checkout.problem.waitFor();
  await shoot('checkout-4-payment-declined');
  await checkout.typeCard(CARDS.good);
  await checkout.pay();
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const width of WIDTHS) {
    for (const { market, language } of STORES) {
      const view = { market, language, width };
      const shopper = await openVisit(browser, url, view);
      await purchase(shopper, market, shooterFor(shopper, view, folder));
      await shopper.page.context().close();
    }
  }
} finally {
  await browser.close();
}
