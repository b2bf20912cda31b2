import type { CardLabel } from '@eunbit/schema/card-label';
import type { AddressCheck, PaymentMethod, ShippingOption } from '@eunbit/schema/checkout';
import type { DeliveryNote } from '@eunbit/schema/delivery-note';
import type { Language, Market } from '@eunbit/schema/market';
import type { CancelReason, Carrier, DelayReason, OrderStatus } from '@eunbit/schema/order';
import type { Types } from 'mongoose';
import type { AddressRecord } from '../purchase/address.record.ts';
import type { Amounts } from '../purchase/amounts.record.ts';
import type { OrderLineRecord } from '../purchase/order-line.record.ts';
import type { CashReceiptRecord } from './cash-receipt/cash-receipt.record.ts';
import type { ShipmentRecord } from './shipment.record.ts';

/**
 * Where the money of an order stands. CAPTURE_DUE, RELEASE_DUE and, for cards, REFUND_DUE are settled by jobs:
 * AUTHORISED → CAPTURE_DUE when it is shipped → PAID, or → LAPSED where the authorisation had ended; cancelling makes
 * AUTHORISED → RELEASE_DUE → VOID.
 */
export const PaymentState = {
  AWAITING_DEPOSIT: 'AWAITING_DEPOSIT',
  AUTHORISED: 'AUTHORISED',
  CAPTURE_DUE: 'CAPTURE_DUE',
  LAPSED: 'LAPSED',
  RELEASE_DUE: 'RELEASE_DUE',
  PAID: 'PAID',
  REFUND_DUE: 'REFUND_DUE',
  REFUNDED: 'REFUNDED',
  VOID: 'VOID',
} as const;

export type PaymentState = (typeof PaymentState)[keyof typeof PaymentState];

export interface DelayRecord {
  reason: DelayReason;
  until: Date | null;
  detail: string | null;
}

/** Why a buyer cancelled. */
export interface CancellationRecord {
  reason: CancelReason;
  detail: string | null;
}

export interface StatusChangeRecord {
  status: OrderStatus;
  at: Date;
  /** The member of staff; null when the shop itself or the buyer did it. */
  by: string | null;
  delay: DelayRecord | null;
  /** Set when the buyer cancelled; missing in entries older than the field. */
  cancellation?: CancellationRecord | null;
}

export interface VirtualAccountRecord {
  /** The issuer's name for it. */
  id: string;
  /** The shop's name for it, which callbacks carry. */
  reference: string;
  accountNumber: string;
  secretHash: string;
}

/** What a member of staff noted; never changed. */
export interface OrderNoteRecord {
  id: string;
  text: string;
  by: string;
  at: Date;
}

export interface PaymentRecord {
  method: PaymentMethod;
  state: PaymentState;
  intentId: string | null;
  bankId: string | null;
  depositorName: string | null;
  /** The card that paid; missing in orders from before it was kept. */
  card?: CardLabel | null;
  /** Deposits: to be paid by. */
  dueAt: Date | null;
  /** Deposits: when the reminder was queued; absent in orders from before there was one. */
  remindedAt?: Date | null;
  /** Escrow: when the provider gives the money back to the card unless it was captured. */
  authorisedUntil?: Date | null;
  /** An account number of the order's own, with what proves that a callback about it is genuine. */
  virtualAccount?: VirtualAccountRecord | null;
  /** What has come into it, in won; another amount than the order's leaves the decision to staff. */
  depositedAmount?: number | null;
  /** Korean transfers: the receipt to be issued for them; missing in orders from before there was a choice. */
  cashReceipt?: CashReceiptRecord | null;
  /** When the shop next looks after the payment by itself; null while there is nothing to do. */
  followUpAt?: Date | null;
  /** Failed tries of what is due now. */
  followUpTries?: number;
}

export interface OrderRecord {
  _id: Types.ObjectId;
  /** What people read and type, `EB-YYMMDD-XXXXXXXX`; the random part keeps it from being guessed. */
  number: string;
  market: Market;
  language: Language;
  checkoutId: Types.ObjectId;
  /** The member whose order it is; null for guests until they take it over into an account. */
  userId: string | null;
  encryptedPassCode: string | null;
  /** Links out of emails that opened this order; a link names the number it was made at, so it works once. */
  linksOpened: number;
  /** Always the last entry of the history. */
  status: OrderStatus;
  statusHistory: StatusChangeRecord[];
  email: string;
  phone: string;
  address: AddressRecord;
  /** What was known of a US address; missing in orders older than the field. */
  addressCheck?: AddressCheck | null;
  lines: OrderLineRecord[];
  shippingOption: ShippingOption;
  /** A word to the courier; missing in orders from before there was one. */
  deliveryNote?: DeliveryNote | null;
  /** First and last day, `YYYY-MM-DD`, of the promised delivery; null while the money is awaited. */
  promisedDelivery?: { earliest: string; latest: string } | null;
  amounts: Amounts;
  payment: PaymentRecord;
  /** The parcel of a paid US order; null elsewhere, missing in orders older than labels. */
  shipment?: ShipmentRecord | null;
  tracking: { carrier: Carrier; trackingNumber: string }[];
  createdAt: Date;
  /** Of staff for staff, oldest first; absent before the first. */
  notes?: OrderNoteRecord[];
  /** What staff find the order by, see `order-search-keys.ts`; absent in orders from before there was a search. */
  searchKeys?: string[];
}
