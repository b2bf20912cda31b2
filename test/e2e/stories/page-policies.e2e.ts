import { CHECKOUT_DOCUMENT } from '@eunbit/schema/checkout-path';
import { describe, expect, inject } from 'vitest';
import { putInCart } from '../kit/shopper-api.ts';
import { story } from '../kit/story.ts';
import { Cart } from '../pages/cart.ts';

const SLUG = 'all-purpose-wipe';
const TITLE = 'All-Purpose Antibacterial Wipe';

/** The policies of a document for windows that it opens, for payments and for the payment provider. */
async function readPolicies(path: string) {
  const { headers } = await fetch(new URL(path, inject('shopUrl')), { redirect: 'manual' });
  const contents = headers.get('content-security-policy') ?? '';
  return {
    opener: headers.get('cross-origin-opener-policy'),
    payment: /payment=\([^)]*\)/.exec(headers.get('permissions-policy') ?? '')?.[0],
    connections: /connect-src ([^;]*)/.exec(contents)?.[1]?.split(' ').length,
  };
}

describe('the security policies of pages', () => {
  story('allow payments in the checkout only', async () => {
    const closed = { opener: 'same-origin', payment: 'payment=()', connections: 2 };
    for (const path of ['/', '/cart', '/admin']) expect(await readPolicies(path), path).toEqual(closed);
    expect(await readPolicies('/postcode-search')).toMatchObject({ opener: 'same-origin', payment: 'payment=()' });
    for (const path of ['/checkout_Korea', '/checkout_us/?step=payment']) {
      expect(await readPolicies(path), path).toEqual({
        opener: 'same-origin-allow-popups',
        payment: 'payment=(self "https://js.stripe.com" "https://*.js.stripe.com")',
        connections: 3,
      });
    }
  });

  story('apply when the checkout is opened from the cart, and pending cart changes are kept', async ({ visit }) => {
    const shopper = await visit();
    await putInCart(shopper, SLUG);
    const cart = await Cart.open(shopper);
    const isCheckout = () => shopper.page.locator(`html[${CHECKOUT_DOCUMENT}]`).count();
    expect(await isCheckout()).toBe(0);

    let letThrough = () => {};
    const allowed = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await shopper.page.route('**/graphql', async (route) => {
      if (/"delta":1/.test(route.request().postData() ?? '')) await allowed;
      await route.continue();
    });
    await cart.oneMore(TITLE);
    await cart.oneMore(TITLE);
    await cart.root.getByRole('link', { name: 'Guest checkout' }).click();
    letThrough();
    await shopper.page.waitForURL(/\/checkout_Korea/);
    expect(await isCheckout()).toBe(1);
    await shopper.page.getByText('21,360.00원').first().waitFor();
  });
});
