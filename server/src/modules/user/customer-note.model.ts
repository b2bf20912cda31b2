import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema } from '../../common/record-schema.ts';

/** As long as the activity log. */
const LIFETIME_DAYS = 5 * 365;

/** A staff member's note about a customer; immutable. */
const schema = recordSchema(
  {
    /** Id of the account or guest. A guest's id is replaced once an account takes over all their orders. */
    customerId: { type: String, required: true },
    text: { type: String, required: true },
    /** The account of the staff member. */
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
