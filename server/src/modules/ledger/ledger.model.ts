import type { PaymentMethod } from '@eunbit/schema/checkout';
import type { Currency, Market } from '@eunbit/schema/market';
import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

/**
 * PAYMENT is money in, or taken out again if a deposit was recorded by mistake; REFUND, DISPUTE and FEE are money out, or in
 * if a refund failed or a dispute was won. VOID has amount 0 and marks an order closed before it was paid, so that every order
 * ends in the ledger.
 */
export const LedgerKind = {
  PAYMENT: 'PAYMENT',
  REFUND: 'REFUND',
  DISPUTE: 'DISPUTE',
  FEE: 'FEE',
  VOID: 'VOID',
} as const;
export type LedgerKind = keyof typeof LedgerKind;

/** One movement of money. Written once, in the transaction that records the movement, and never changed. */
const schema = recordSchema(
  {
    /**
     * Identifies the movement, such as `payment:` with the intent id: repeated events about one movement have the same
     * key.
     */
    _id: { type: String, required: true },
    kind: { type: stores<LedgerKind>(String), required: true },
    method: { type: stores<PaymentMethod>(String), required: true },
    market: { type: stores<Market>(String), required: true },
    currency: { type: stores<Currency>(String), required: true },
    /** Minor units, signed: money in is positive. */
    amount: { type: Number, required: true },
    /** Null for a payment without an order, and for its refund. */
    orderNumber: { type: String, default: null },
    intentId: { type: String, default: null },
    chargeId: { type: String, default: null },
    refundId: { type: String, default: null },
    /** The dispute that moved the money. */
    disputeId: { type: String, default: null },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
// List and sum the entries of a store, newest first.
schema.index({ market: 1, at: -1, _id: -1 });
// Entries of one order.
schema.index({ orderNumber: 1, at: 1, _id: -1 }, { partialFilterExpression: { orderNumber: { $type: 'string' } } });
// Entries of one payment intent, for reconciliation.
schema.index({ intentId: 1 }, { partialFilterExpression: { intentId: { $type: 'string' } } });

export type LedgerRecord = RecordOf<typeof schema>;
export type LedgerModel = Model<LedgerRecord>;
export const ledgerModel = (connection: Connection): LedgerModel => modelOn(connection, 'Ledger', schema, 'ledger');
