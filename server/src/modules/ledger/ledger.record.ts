import type { PaymentMethod } from '@eunbit/schema/checkout';
import type { Currency, Market } from '@eunbit/schema/market';
/**
 * What moved. PAYMENT brings money in; REFUND and FEE take it out; VOID moves none and says that an order was closed
 * before any came, so that every order ends in the books.
 */
export const LedgerKind = { PAYMENT: 'PAYMENT', REFUND: 'REFUND', FEE: 'FEE', VOID: 'VOID' } as const;

export type LedgerKind = (typeof LedgerKind)[keyof typeof LedgerKind];

/** One movement of money. Written once, in the transaction that notes the movement, and never changed. */
export interface LedgerRecord {
  /** Names the movement itself, such as the payment's intent: the same movement told twice has the same key. */
  _id: string;
  kind: LedgerKind;
  method: PaymentMethod;
  market: Market;
  currency: Currency;
  /** Minor units, signed: what comes in is positive. */
  amount: number;
  /** Null for money that came without an order and was paid back. */
  orderNumber: string | null;
  intentId: string | null;
  chargeId: string | null;
  refundId: string | null;
  at: Date;
}
