import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { CustomerNoteRecord } from './customer-note.record.ts';

/** As long as the log of what staff do. */
const LIFETIME_DAYS = 5 * 365;

const schema = new Schema<CustomerNoteRecord>(
  {
    customerId: { type: String, required: true },
    text: { type: String, required: true },
    by: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
// The notes about a customer, newest first.
schema.index({ customerId: 1, at: -1, _id: -1 });
schema.index({ at: 1 }, { expireAfterSeconds: LIFETIME_DAYS * 86_400 });

export type CustomerNoteModel = Model<CustomerNoteRecord>;
export const customerNoteModel = (connection: Connection): CustomerNoteModel =>
  modelOn(connection, 'CustomerNote', schema, 'customer_notes');
