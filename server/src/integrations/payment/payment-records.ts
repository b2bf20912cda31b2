import type { Currency } from '@eunbit/schema/market';
import type { ProviderDispute } from './payment-reversals.ts';

/** A payment in the provider's records. */
export interface RecordedPayment {
  readonly intentId: string;
  /** The checkout that it pays; null for payments that this shop did not create. */
  readonly checkoutId: string | null;
  /** Captured amount in minor units; 0 for payments that are incomplete, declined, authorised or cancelled. */
  readonly received: number;
  /** Refunded part of it, in minor units. */
  readonly refunded: number;
  readonly currency: Currency;
  /** When it was captured; null if it was not. */
  readonly paidAt: Date | null;
}

export interface RecordedRefund {
  readonly id: string;
  readonly intentId: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly madeAt: Date;
}

/**
 * The provider's records, read page by page. Every method throws PaymentProviderError if the provider is unreachable.
 */
export interface PaymentRecords {
  /** Payments created since then, in pages, newest first. */
  payments(since: Date): AsyncIterable<readonly RecordedPayment[]>;
  /** Refunds of captured payments, created since then, in pages, newest first. */
  refunds(since: Date): AsyncIterable<readonly RecordedRefund[]>;
  /** Disputes opened since then, in pages, newest first. */
  disputes(since: Date): AsyncIterable<readonly ProviderDispute[]>;
  /** Null if the provider has no such payment. */
  findPayment(intentId: string): Promise<RecordedPayment | null>;
  /** Null if the provider has no such refund. */
  findRefund(refundId: string): Promise<RecordedRefund | null>;
  /** Null if the provider has no such dispute. */
  findDispute(disputeId: string): Promise<ProviderDispute | null>;
}
