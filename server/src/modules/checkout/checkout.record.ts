import type { AddressCheck, ShippingOption } from '@eunbit/schema/checkout';
import type { DeliveryNote } from '@eunbit/schema/delivery-note';
import type { Language, Market } from '@eunbit/schema/market';
import type { CardMethod } from '@eunbit/schema/payment-method';
import type { Types } from 'mongoose';
import type { AddressRecord } from '../purchase/address.record.ts';
import type { Amounts } from '../purchase/amounts.record.ts';
import type { OrderLineRecord } from '../purchase/order-line.record.ts';
import type { TaxQuote } from '../purchase/sales-tax.ts';

/** Who buys and where it goes. */
export interface Buyer {
  contact: { email: string; phone: string };
  address: AddressRecord;
  /** What is known of a US address; null elsewhere, missing in payments older than the field. */
  addressCheck?: AddressCheck | null;
  /** Null: the default of market and subtotal. */
  shippingOption: ShippingOption | null;
  /** A word to the courier; missing in payments that began before there was one. */
  deliveryNote?: DeliveryNote | null;
}

/** A card payment that was started and is not settled, with all that was agreed to: later edits do not touch it. */
export interface RunningPayment {
  /** Missing in payments that began before there was a choice: by card. */
  method?: CardMethod;
  buyer: Buyer;
  intentId: string;
  clientSecret: string;
  reservationId: Types.ObjectId;
  lines: OrderLineRecord[];
  amounts: Amounts;
  reservedUntil: Date;
  /** When the provider is asked about it, should nobody have told its outcome by then. */
  checkAt: Date;
  /** Since when its money has to go back because nothing is sold for it; null or missing otherwise. */
  refundDueAt?: Date | null;
}

/**
 * OPEN → PAYING when units are held and an intent exists → COMPLETED with the order. PAYING falls back to OPEN when the
 * payment is given up, and to REFUNDED when it succeeded although its units were gone: that is final, and the money then
 * goes back.
 */
export type CheckoutStateRecord = 'OPEN' | 'PAYING' | 'COMPLETED' | 'REFUNDED';

export interface CheckoutRecord {
  _id: Types.ObjectId;
  /** Id of the cart it is about: whose cart it is owns the checkout. */
  cartId: string;
  /** The member it belongs to; null for guests. */
  userId: string | null;
  market: Market;
  language: Language;
  state: CheckoutStateRecord;
  contact: { email: string; phone: string } | null;
  /** Pass code of a guest, encrypted; members need none. */
  encryptedPassCode: string | null;
  address: AddressRecord | null;
  addressCheck?: AddressCheck | null;
  /** Sales tax as it was last looked up; null or missing while none was. */
  taxQuote?: TaxQuote | null;
  /** Null until chosen: then the default of the market and subtotal holds. */
  shippingOption: ShippingOption | null;
  payment: RunningPayment | null;
  /** Payments given up so far; makes the idempotency key of the next intent a new one. */
  attempt: number;
  orderId: Types.ObjectId | null;
  /** Whether a page has shown the order to its buyer; missing while there is none, and in checkouts older than the field. */
  orderShown?: boolean;
  createdAt: Date;
  expiresAt: Date;
}
