import type { BuyerNotes } from '@eunbit/schema/buyer-notes';
import type { AddressCheck, ShippingOption } from '@eunbit/schema/checkout';
import type { OrderOrigin } from '@eunbit/schema/draft-order';
import type { Language, Market } from '@eunbit/schema/market';
import type { CardMethod } from '@eunbit/schema/payment-method';
import type { Types } from 'mongoose';
import type { AddressRecord, Amounts, OrderLineRecord, TaxQuote } from '../purchase/index.ts';

/** The buyer and the shipping address. */
export interface Buyer extends BuyerNotes {
  contact: { email: string; phone: string };
  address: AddressRecord;
  /** How a US address was verified; null elsewhere. */
  addressCheck: AddressCheck | null;
  /** Null stands for the default of market and subtotal. */
  shippingOption: ShippingOption | null;
}

/**
 * A card payment that was started and is not settled, with a snapshot of the purchase: later edits do not change it.
 */
export interface RunningPayment {
  method: CardMethod;
  buyer: Buyer;
  intentId: string;
  clientSecret: string;
  reservationId: Types.ObjectId;
  lines: OrderLineRecord[];
  amounts: Amounts;
  reservedUntil: Date;
  /** When to query the provider if neither the browser nor a webhook has reported the outcome. */
  checkAt: Date;
  /** Since when a refund is due because no order could be placed; null or missing otherwise. */
  refundDueAt?: Date | null;
}

/** A payment that was cancelled before it was paid. */
export interface EndedPayment {
  intentId: string;
  clientSecretHash: string;
}

/** The draft order that a checkout is the payment of. */
export interface PaidDraftOrder {
  origin: OrderOrigin;
  /** Its units are held from the day it was sent, not from the start of a payment. */
  reservationId: Types.ObjectId;
  heldUntil: Date;
}

/**
 * OPEN → PAYING when units are reserved and an intent exists → COMPLETED with the order. PAYING returns to OPEN when
 * the payment is cancelled, and moves to REFUNDED when it succeeded but no order can be placed. REFUNDED is final; the
 * payment is then refunded.
 */
export type CheckoutStateRecord = 'OPEN' | 'PAYING' | 'COMPLETED' | 'REFUNDED';

export interface CheckoutRecord {
  _id: Types.ObjectId;
  /** Id of the cart. The owner of the cart owns the checkout. */
  cartId: string;
  /** Set where it is the payment of a draft order, whose link is its only owner; missing elsewhere. */
  draftOrder?: PaidDraftOrder;
  /** Id of the member; null for guests. */
  userId: string | null;
  market: Market;
  language: Language;
  state: CheckoutStateRecord;
  contact: { email: string; phone: string } | null;
  /** A guest's pass code, encrypted; null for members. */
  encryptedPassCode: string | null;
  address: AddressRecord | null;
  addressCheck: AddressCheck | null;
  /** The last sales tax quote; null before the first. */
  taxQuote: TaxQuote | null;
  /** Null until chosen; the default of market and subtotal applies. */
  shippingOption: ShippingOption | null;
  payment: RunningPayment | null;
  /** The last cancelled payment, for a browser that returns from it; missing before the first. */
  endedPayment?: EndedPayment;
  /** Number of cancelled payments; part of the idempotency key, so that the next payment gets a new intent. */
  attempt: number;
  orderId: Types.ObjectId | null;
  /** Whether the buyer has been shown the order; missing before there is one. */
  orderShown?: boolean;
  createdAt: Date;
  expiresAt: Date;
}
