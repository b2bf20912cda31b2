import { describe, expect, it } from 'vitest';
import { isCheckoutPath } from './checkout-path.ts';

describe('the path of a checkout', () => {
  it.each([
    '/checkout_Korea',
    '/checkout_US?step=payment',
    '/checkout_us/',
    '/checkout%5FUS#top',
    '/order-payment#link=x',
  ])('is %s', (path) => {
    expect(isCheckoutPath(path)).toBe(true);
  });

  it.each(['/', '/checkout', '/checkout_US/x', '/cart?next=/checkout_US', '/%E0%A4%A', '/success'])(
    'is not %s',
    (path) => {
      expect(isCheckoutPath(path)).toBe(false);
    },
  );
});
