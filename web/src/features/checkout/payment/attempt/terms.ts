import type { Market } from '@eunbit/schema/market';

export type TermId = 'purchase' | 'privacy' | 'delivery';

interface Term {
  readonly id: TermId;
  /** Message keys. */
  readonly title: string;
  readonly text: string;
}

const PURCHASE: Term = { id: 'purchase', title: 'checkout.term.purchase', text: 'checkout.term.purchaseText' };
const PRIVACY: Term = { id: 'privacy', title: 'checkout.term.privacy', text: 'checkout.term.privacyText' };
const DELIVERY: Term = { id: 'delivery', title: 'checkout.term.delivery', text: 'checkout.term.deliveryText' };
const US_SALE: Term = { id: 'purchase', title: 'checkout.term.usSale', text: 'checkout.term.usSaleText' };
const US_PRIVACY: Term = { id: 'privacy', title: 'checkout.term.usPrivacy', text: 'checkout.term.usPrivacyText' };

/** The terms of a store; all of them are required. */
export const TERMS: Readonly<Record<Market, readonly Term[]>> = {
  KR: [PURCHASE, PRIVACY, DELIVERY],
  US: [US_SALE, US_PRIVACY],
};

export function hasAgreedToAll(market: Market, agreed: ReadonlySet<TermId>): boolean {
  return TERMS[market].every(({ id }) => agreed.has(id));
}
