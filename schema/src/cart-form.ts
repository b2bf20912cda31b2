import { safeNextPath } from './next-path.ts';

/** Where forms of the cart are posted by pages whose code is not there. */
export const CART_FORM_PATH = '/cart';

/** What a form may ask for, in its field `intent`. */
export const CART_FORM_INTENTS = ['add', 'set', 'adjust', 'remove', 'empty'] as const;
export type CartFormIntent = (typeof CART_FORM_INTENTS)[number];

const OUTCOME_CODES = [
  'ADDED',
  'QUANTITY_CAPPED',
  'OUT_OF_STOCK',
  'PRODUCT_STOPPED',
  'PRODUCT_NOT_FOUND',
  'VALIDATION',
  'TOO_MANY_REQUESTS',
  'COOKIES_NEEDED',
] as const;

/** What came of a form, as the page after it tells. */
export interface CartFormOutcome {
  readonly code: (typeof OUTCOME_CODES)[number];
  /** Most that can be ordered, where the quantity was cut to it; else null. */
  readonly maximumQuantity: number | null;
}

const PARAMETERS = { code: 'cart', maximumQuantity: 'maximum' } as const;
/** A path is resolved against it; it never shows. */
const BASE = 'http://shop.invalid';

/**
 * The page that a form leads back to, which is the cart for anything but a path of this shop. What came of the form
 * stands in its address as a code, so that no link can put words into the page.
 */
export function cartFormReturnPath(next: unknown, outcome: CartFormOutcome | null): string {
  const address = new URL(safeNextPath(next) ?? CART_FORM_PATH, BASE);
  for (const name of Object.values(PARAMETERS)) address.searchParams.delete(name);
  if (outcome) {
    address.searchParams.set(PARAMETERS.code, outcome.code);
    if (outcome.maximumQuantity !== null) {
      address.searchParams.set(PARAMETERS.maximumQuantity, String(outcome.maximumQuantity));
    }
  }
  // Resolving takes out dots, and what is left may begin with two slashes, which would be another host.
  return safeNextPath(address.href.slice(BASE.length)) ?? CART_FORM_PATH;
}

/** What an address says came of a form; null if it says nothing, or nothing known. */
export function readCartFormOutcome(search: string): CartFormOutcome | null {
  const parameters = new URLSearchParams(search);
  const code = OUTCOME_CODES.find((known) => known === parameters.get(PARAMETERS.code));
  if (!code) return null;
  const maximum = /^[1-9]$/.exec(parameters.get(PARAMETERS.maximumQuantity) ?? '')?.[0];
  if (code === 'QUANTITY_CAPPED' && !maximum) return null;
  return { code, maximumQuantity: maximum ? Number(maximum) : null };
}
