import { describe } from 'vitest';
import { CONTACT } from '../../kit/story.ts';
import { setStock } from '../kit/api.ts';
import { DESKTOP, PHONE, pressAllEarly } from '../kit/held-back.ts';
import { buyByDeposit, newMember, signInAs } from '../kit/own-orders.ts';
import { fillCheckout, putInCart } from '../kit/shopper-api.ts';
import { story } from '../kit/story.ts';

/** Split up, so that each story ends within a minute. */
const PUBLIC_PAGES = {
  'the products': ['/', '/product/all-purpose-wipe'],
  'the catalogue': ['/products', '/products-cleansing', '/products-fragrance', '/all-reviews'],
  'searches and the company': ['/search?q=wipe', '/find', '/compare', '/company', '/media', '/technology'],
  help: ['/faq', '/contact', '/b2b', '/message-board', '/return', '/privacy', '/terms-and-condition'],
  'the ways in': ['/login', '/signup', '/forgot', '/reset-password#link=x', '/confirm-email#link=x', '/logout'],
  orders: ['/cart', '/guest-order', '/claim-orders', '/order-history?token=x', '/cancel'],
} as const;
const OWN_PAGES = {
  'the account': ['/dashboard-support', '/dashboard-address', '/change-userinfo', '/change-password', '/communication'],
  'what was written': [
    '/dashboard-review',
    '/dashboard-questions',
    '/leave-a-review?productId=x&name=Wipes&link=all-purpose-wipe',
    '/sessions',
  ],
} as const;

const SHOPPERS = [
  { market: 'KR', language: 'ko', viewport: PHONE },
  { market: 'US', language: 'en', viewport: DESKTOP },
] as const;

describe('before the scripts load, every control keeps its presses and no input reaches an address (STORE-25)', () => {
  story.for(Object.entries(PUBLIC_PAGES))('on pages of %s', async ([, paths], { visit }) => {
    for (const shopper of SHOPPERS) {
      const guest = await visit(shopper);
      for (const path of paths) await pressAllEarly(guest, path);
    }
  });

  story.for(Object.entries(OWN_PAGES))('on the member pages of %s', async ([, paths], { visit }) => {
    for (const shopper of SHOPPERS) {
      const member = await visit(shopper);
      await signInAs(await newMember(shopper), member);
      for (const path of paths) await pressAllEarly(member, path);
    }
  });

  story('on the pages of a member with an order', async ({ visit }) => {
    await setStock('KR', 'all-purpose-wipe', { quantity: 50 });
    const shopper = SHOPPERS[0];
    const [member, client] = [await visit(shopper), await newMember(shopper)];
    const number = await buyByDeposit(client, 'all-purpose-wipe');
    await signInAs(client, member);
    for (const path of ['/dashboard', `/orders/${number}`]) await pressAllEarly(member, path);
  });

  story.for(SHOPPERS)('from the cart to the payment in the $market store', async (shopper, { visit }) => {
    await setStock(shopper.market, 'all-purpose-wipe', { quantity: 50 });
    const guest = await visit(shopper);
    const checkout = `/checkout_${shopper.market === 'KR' ? 'Korea' : 'US'}`;
    await putInCart(guest, 'all-purpose-wipe');
    for (const path of ['/cart', checkout]) await pressAllEarly(guest, path);
    await fillCheckout(guest, CONTACT);
    await pressAllEarly(guest, `${checkout}?step=payment`);
  });
});
