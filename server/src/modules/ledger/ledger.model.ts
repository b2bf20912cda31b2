import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { LedgerRecord } from './ledger.record.ts';

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

export type LedgerModel = Model<LedgerRecord>;
export const ledgerModel = (connection: Connection): LedgerModel => modelOn(connection, 'Ledger', schema, 'ledger');
