import type { ShippingOption } from '@eunbit/schema/checkout';

/** Message keys of the shipping options. */
export const SHIPPING_TEXTS: Readonly<Record<ShippingOption, string>> = {
  FREE: 'checkout.shipping.free',
  STANDARD: 'checkout.shipping.standard',
  EXPEDITED: 'checkout.shipping.expedited',
  EXPRESS: 'checkout.shipping.express',
};
