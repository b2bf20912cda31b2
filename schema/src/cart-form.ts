import { safeNextPath } from './next-path.ts';

/** Cart forms are posted to this path if the page's code is not loaded. */
export const CART_FORM_PATH = '/cart';

/** Allowed values of the form field `intent`. */
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

/** Result of a form, as the next page shows it. */
export interface CartFormOutcome {
  readonly code: (typeof OUTCOME_CODES)[number];
  /** The highest orderable quantity if the quantity was reduced to it; null otherwise. */
  readonly maximumQuantity: number | null;
}

const PARAMETERS = { code: 'cart', maximumQuantity: 'maximum' } as const;
/** Base for resolving paths; never shown. */
const BASE = 'http://shop.invalid';

/**
 * The page that a form redirects to: `next` if it is a path of this shop, otherwise the cart. The result of the form is a code in
 * its address, so that no link can put words into the page.
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
  // Resolving removes dot segments, and the rest may begin with two slashes, which would be another host.
  return safeNextPath(address.href.slice(BASE.length)) ?? CART_FORM_PATH;
}

/** The form result in an address; null if there is none, or an unknown one. */
export function readCartFormOutcome(search: string): CartFormOutcome | null {
  const parameters = new URLSearchParams(search);
  const code = OUTCOME_CODES.find((known) => known === parameters.get(PARAMETERS.code));
  if (!code) return null;
  const maximum = /^[1-9]$/.exec(parameters.get(PARAMETERS.maximumQuantity) ?? '')?.[0];
  if (code === 'QUANTITY_CAPPED' && !maximum) return null;
  return { code, maximumQuantity: maximum ? Number(maximum) : null };
}
