import type { FastifyInstance } from 'fastify';

/**
 * Features that neither the shop's pages nor Stripe's frames in the checkout use. Browsers warn about names that they do not
 * know.
 */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

/** Wallets are opened by the page and by Stripe's frames, which delegate the permission to nested frames. */
const WALLETS = 'payment=(self "https://js.stripe.com" "https://*.js.stripe.com")';

/** `payment` lets the document and Stripe's frames in it open Apple Pay and Google Pay. */
export function permissionsPolicy({ payment }: { readonly payment: boolean }): string {
  return [payment ? WALLETS : 'payment=()', ...UNUSED.map((feature) => `${feature}=()`)].join(', ');
}

/** Denies unused features to all documents; a handler may set its own policy. */
export function registerPermissionsPolicy(app: FastifyInstance): void {
  const policy = permissionsPolicy({ payment: false });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', policy);
  });
}
