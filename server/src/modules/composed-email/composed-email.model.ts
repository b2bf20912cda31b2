import type { Language } from '@eunbit/schema/market';
import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

/** Read only by the ids that emails of the outbox refer to. */
const schema = recordSchema(
  {
    orderNumber: { type: String, required: true },
    language: { type: stores<Language>(String), required: true },
    subject: { type: String, required: true },
    text: { type: String, required: true },
    /** Who wrote it. */
    by: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);

/** A text that staff wrote to the buyer of an order, as sent; its delivery status is in the outbox. */
export type ComposedEmailRecord = RecordOf<typeof schema>;
export const composedEmailModel = (connection: Connection): Model<ComposedEmailRecord> =>
  modelOn(connection, 'ComposedEmail', schema, 'composed_emails');
