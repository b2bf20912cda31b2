import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { ComposedEmailRecord } from './composed-email.record.ts';

/** Read by the ids that emails of the outbox refer to, and by nothing else. */
const schema = new Schema<ComposedEmailRecord>(
  {
    orderNumber: { type: String, required: true },
    language: { type: String, required: true },
    subject: { type: String, required: true },
    text: { type: String, required: true },
    by: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);

export const composedEmailModel = (connection: Connection): Model<ComposedEmailRecord> =>
  modelOn(connection, 'ComposedEmail', schema, 'composed_emails');
