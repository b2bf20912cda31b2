import { describe, expect, it } from 'vitest';
import { permissionsPolicy } from './permissions-policy.ts';

const DENIED =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), ' +
  'idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), screen-wake-lock=(), serial=(), usb=(), ' +
  'xr-spatial-tracking=()';

describe('the permissions policy', () => {
  it('denies everything unused, and payments on pages without payment', () => {
    expect(permissionsPolicy({ payment: false })).toBe(`payment=(), ${DENIED}`);
  });

  it("allows wallets to the checkout and Stripe's frames in it", () => {
    expect(permissionsPolicy({ payment: true })).toBe(
      `payment=(self "https://js.stripe.com" "https://*.js.stripe.com"), ${DENIED}`,
    );
  });
});
