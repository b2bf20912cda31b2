import type { Market } from './market.ts';

/** Path of the checkout page of each store. */
export const CHECKOUT_PATH = {
  KR: '/checkout_Korea',
  US: '/checkout_US',
} as const satisfies Record<Market, string>;

/** Path of the page that takes a further payment of an order. */
export const ORDER_PAYMENT_PATH = '/order-payment';

const PATHS: ReadonlySet<string> = new Set(
  [...Object.values(CHECKOUT_PATH), ORDER_PAYMENT_PATH].map((path) => path.toLowerCase()),
);

/** Attribute of the root element of documents that take a payment, which their policies allow. */
export const CHECKOUT_DOCUMENT = 'data-checkout';

/** Whether the router shows a page that takes a payment at this path or path and query; it ignores case and slashes at the end. */
export function isCheckoutPath(pathAndQuery: string): boolean {
  const [path = ''] = pathAndQuery.split(/[?#]/, 1);
  return PATHS.has(decoded(path).toLowerCase().replace(/\/+$/, ''));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
