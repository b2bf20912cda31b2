import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema } from '../../common/record-schema.ts';

/** As long as the log of what staff do. */
const LIFETIME_DAYS = 5 * 365;

/** What a member of staff noted about a customer; immutable. */
const schema = recordSchema(
  {
    /** The account or the guest. Of a guest it becomes the account that takes over all their orders. */
    customerId: { type: String, required: true },
    text: { type: String, required: true },
    /** The account of the member of staff. */
    by: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
// The notes about a customer, newest first.
schema.index({ customerId: 1, at: -1, _id: -1 });
schema.index({ at: 1 }, { expireAfterSeconds: LIFETIME_DAYS * 86_400 });

export type CustomerNoteRecord = RecordOf<typeof schema>;
export const customerNoteModel = (connection: Connection): Model<CustomerNoteRecord> =>
  modelOn(connection, 'CustomerNote', schema, 'customer_notes');
