import type { Currency } from '@eunbit/schema/market';

/** A payment as it stands in the provider's own books. */
export interface RecordedPayment {
  readonly intentId: string;
  /** The checkout it was made for; null on payments that this shop did not start. */
  readonly checkoutId: string | null;
  /** Minor units that the provider took; 0 for payments that were begun, declined, authorised or called off. */
  readonly received: number;
  /** Minor units of it that went back. */
  readonly refunded: number;
  readonly currency: Currency;
  /** When the money was taken; null where none was. */
  readonly paidAt: Date | null;
}

export interface RecordedRefund {
  readonly id: string;
  readonly intentId: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly madeAt: Date;
}

/** The provider's books, read page by page. Every method throws PaymentProviderError when they are out of reach. */
export interface PaymentRecords {
  /** Payments begun since then, in pages, newest first. */
  payments(since: Date): AsyncIterable<readonly RecordedPayment[]>;
  /** Refunds of money that was taken, made since then, in pages, newest first. */
  refunds(since: Date): AsyncIterable<readonly RecordedRefund[]>;
  /** Null where the provider knows no such payment. */
  findPayment(intentId: string): Promise<RecordedPayment | null>;
  /** Null where the provider knows no such refund. */
  findRefund(refundId: string): Promise<RecordedRefund | null>;
}
