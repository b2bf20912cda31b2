import type { Market } from './market.ts';

/** Default of the days until the link of a draft order expires. */
export const DRAFT_EXPIRY_DAYS = 7;
/** Longest expiry, in days: units are held that long. */
export const MAXIMUM_DRAFT_EXPIRY_DAYS = 30;
/** Hours before the expiry when the customer is reminded. */
export const DRAFT_REMINDER_HOURS = 24;
/** Maximum units of a product in a draft order: more than in a cart, for businesses. */
export const MAXIMUM_DRAFT_QUANTITY = 100;
/** Longest reason for agreed prices, in characters. */
export const MAXIMUM_DRAFT_REASON_LENGTH = 200;
/** Highest agreed price, in minor units. */
export const MAXIMUM_AGREED_PRICE: Readonly<Record<Market, number>> = { KR: 10_000_000, US: 1_000_000 };

/**
 * Smallest amount that a card is charged, in minor units: the provider rejects less than half a dollar, or its equivalent in won.
 */
export const MINIMUM_CARD_TOTAL: Readonly<Record<Market, number>> = { KR: 1_000, US: 50 };

/** Purpose of a draft order. */
export const DraftOrderKind = { SALE: 'SALE', REPLACEMENT: 'REPLACEMENT', EXCHANGE: 'EXCHANGE' } as const;
export type DraftOrderKind = (typeof DraftOrderKind)[keyof typeof DraftOrderKind];

/** OPEN → SENT → PLACED | EXPIRED | CANCELLED; OPEN → PLACED if no link is needed, and OPEN → CANCELLED. */
export const DraftOrderStatus = {
  OPEN: 'OPEN',
  SENT: 'SENT',
  PLACED: 'PLACED',
  EXPIRED: 'EXPIRED',
  CANCELLED: 'CANCELLED',
} as const;
export type DraftOrderStatus = (typeof DraftOrderStatus)[keyof typeof DraftOrderStatus];

export const DraftPayment = { LINK: 'LINK', DEPOSIT: 'DEPOSIT', NONE: 'NONE' } as const;
export type DraftPayment = (typeof DraftPayment)[keyof typeof DraftPayment];

/** Payment methods of each store, the usual one first. */
export const DRAFT_PAYMENTS: Readonly<Record<Market, readonly DraftPayment[]>> = {
  KR: ['LINK', 'DEPOSIT', 'NONE'],
  US: ['LINK', 'NONE'],
};

/** Allowed changes of status (DRAFT-1). */
const STEPS: Readonly<Record<DraftOrderStatus, readonly DraftOrderStatus[]>> = {
  OPEN: ['SENT', 'PLACED', 'CANCELLED'],
  SENT: ['PLACED', 'EXPIRED', 'CANCELLED'],
  PLACED: [],
  EXPIRED: [],
  CANCELLED: [],
};

export const draftOrderSteps = (state: DraftOrderStatus): readonly DraftOrderStatus[] => STEPS[state];

/** The draft order from which an order was placed. */
export interface OrderOrigin {
  readonly kind: DraftOrderKind;
  readonly draftNumber: string;
  /** The order that it replaces, or whose goods it exchanges; null otherwise. */
  readonly orderNumber: string | null;
  /** The return that it settles. */
  readonly returnNumber: string | null;
}
