import type { FastifyInstance } from 'fastify';

/** Features that no page of the shop uses, nor Stripe's frames in the checkout. Browsers warn of names that they do not know. */
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

/** Wallets are opened by the page and by frames of Stripe, which pass the permission on to those within. */
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
