import type { PaymentMethod } from '@eunbit/schema/checkout';
import type { Currency, Market } from '@eunbit/schema/market';
/**
 * PAYMENT is money in, or taken out again where a deposit was recorded by mistake; REFUND, DISPUTE and FEE are money out, or in where a refund failed or a dispute was won. VOID has
 * amount 0 and marks an order closed before it was paid, so that every order ends in the ledger.
 */
export const LedgerKind = {
  PAYMENT: 'PAYMENT',
  REFUND: 'REFUND',
  DISPUTE: 'DISPUTE',
  FEE: 'FEE',
  VOID: 'VOID',
} as const;

export type LedgerKind = (typeof LedgerKind)[keyof typeof LedgerKind];

/** One movement of money. Written once, in the transaction that records the movement, and never changed. */
export interface LedgerRecord {
  /**
   * Identifies the movement, such as `payment:` with the intent id: repeated events about one movement have the same
   * key.
   */
  _id: string;
  kind: LedgerKind;
  method: PaymentMethod;
  market: Market;
  currency: Currency;
  /** Minor units, signed: money in is positive. */
  amount: number;
  /** Null for a payment without an order, and for its refund. */
  orderNumber: string | null;
  intentId: string | null;
  chargeId: string | null;
  refundId: string | null;
  /** The dispute that moved the money. */
  disputeId: string | null;
  at: Date;
}
