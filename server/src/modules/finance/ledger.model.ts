import type { PaymentMethod } from '@eunbit/schema/checkout';
import type { Currency, Market } from '@eunbit/schema/market';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';

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

const schema = new Schema<LedgerRecord>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    method: { type: String, required: true },
    market: { type: String, required: true },
    currency: { type: String, required: true },
    amount: { type: Number, required: true },
    orderNumber: { type: String, default: null },
    intentId: { type: String, default: null },
    chargeId: { type: String, default: null },
    refundId: { type: String, default: null },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
// The books of a store, newest first, and their sums over a time.
schema.index({ market: 1, at: -1, _id: -1 });
// What happened to the money of one order.
schema.index({ orderNumber: 1, at: 1, _id: -1 }, { partialFilterExpression: { orderNumber: { $type: 'string' } } });
// What happened to one payment at the provider: reconciliation compares by it.
schema.index({ intentId: 1 }, { partialFilterExpression: { intentId: { $type: 'string' } } });

export type LedgerModel = Model<LedgerRecord>;
export const ledgerModel = (connection: Connection): LedgerModel => modelOn(connection, 'Ledger', schema, 'ledger');
