import type { Market } from './market.ts';

/** Path of the checkout page of each store. */
export const CHECKOUT_PATH = {
  KR: '/checkout_Korea',
  US: '/checkout_US',
} as const satisfies Record<Market, string>;

/** Path of the page that takes an additional payment of an order. */
export const ORDER_PAYMENT_PATH = '/order-payment';

/** Path of the page that shows a draft order to its customer and takes its payment. */
export const DRAFT_ORDER_PATH = '/draft-order';

/** Attribute of the root element of documents that take a payment; only their content security policy allows one. */
export const CHECKOUT_DOCUMENT = 'data-checkout';

/**
 * Whether the router shows a page that takes a payment at this path, with or without a query. The router ignores case and
 * trailing slashes.
 */
export function isCheckoutPath(pathAndQuery: string): boolean {
  const [given = ''] = pathAndQuery.split(/[?#]/, 1);
  const path = decoded(given).toLowerCase().replace(/\/+$/, '');
  return [...Object.values(CHECKOUT_PATH), ORDER_PAYMENT_PATH, DRAFT_ORDER_PATH].some(
    (one) => one.toLowerCase() === path,
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
