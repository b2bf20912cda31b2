import type { Market } from './market.ts';

/** Days until the link of a draft order expires, where staff say nothing else. */
export const DRAFT_EXPIRY_DAYS = 7;
/** Longest such time, in days: units are held that long. */
export const MAXIMUM_DRAFT_EXPIRY_DAYS = 30;
/** How long before that its customer is reminded, in hours. */
export const DRAFT_REMINDER_HOURS = 24;
/** Most units of a product of a draft order: more than a cart takes, for businesses. */
export const MAXIMUM_DRAFT_QUANTITY = 100;
/** Longest reason of agreed prices. */
export const MAXIMUM_DRAFT_REASON_LENGTH = 200;
/** Most minor units of an agreed price. */
export const MAXIMUM_AGREED_PRICE: Readonly<Record<Market, number>> = { KR: 10_000_000, US: 1_000_000 };

/** Fewest minor units that a card is charged: the provider refuses less than half a dollar, or what that is in won. */
export const MINIMUM_CARD_TOTAL: Readonly<Record<Market, number>> = { KR: 1_000, US: 50 };

/** Purpose of a draft order. */
export const DraftOrderKind = { SALE: 'SALE', REPLACEMENT: 'REPLACEMENT', EXCHANGE: 'EXCHANGE' } as const;
export type DraftOrderKind = (typeof DraftOrderKind)[keyof typeof DraftOrderKind];

/** OPEN → SENT → PLACED | EXPIRED | CANCELLED; OPEN → PLACED where no link is needed, and OPEN → CANCELLED. */
export const DraftOrderStatus = {
  OPEN: 'OPEN',
  SENT: 'SENT',
  PLACED: 'PLACED',
  EXPIRED: 'EXPIRED',
  CANCELLED: 'CANCELLED',
} as const;
export type DraftOrderStatus = (typeof DraftOrderStatus)[keyof typeof DraftOrderStatus];

/** Payment method of a draft order. */
export const DraftPayment = { LINK: 'LINK', DEPOSIT: 'DEPOSIT', NONE: 'NONE' } as const;
export type DraftPayment = (typeof DraftPayment)[keyof typeof DraftPayment];

/** Ways of paying of each store, the usual one first. */
export const DRAFT_PAYMENTS: Readonly<Record<Market, readonly DraftPayment[]>> = {
  KR: ['LINK', 'DEPOSIT', 'NONE'],
  US: ['LINK', 'NONE'],
};

/** Which state may follow which (DRAFT-1). */
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
  /** The order that it replaces, or whose goods it exchanges. */
  readonly orderNumber: string | null;
  /** The return that it settles. */
  readonly returnNumber: string | null;
}
