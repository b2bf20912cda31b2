import type { Market } from './market.ts';

/** Path of the checkout page of each store. */
export const CHECKOUT_PATH = {
  KR: '/checkout_Korea',
  US: '/checkout_US',
} as const satisfies Record<Market, string>;

const PATHS: ReadonlySet<string> = new Set(Object.values(CHECKOUT_PATH).map((path) => path.toLowerCase()));

/** Attribute of the root element of documents at a checkout path, whose policies allow a payment. */
export const CHECKOUT_DOCUMENT = 'data-checkout';

/** Whether the router shows the checkout at this path or path and query; it ignores case and slashes at the end. */
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
