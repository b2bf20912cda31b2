import type { ContactSubject } from '@eunbit/schema/contact';
import type { Language, Market } from '@eunbit/schema/market';
import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';
import { addHandlingIndexes, handlingFields } from './request-handling.ts';

/** Korean E-Commerce Act: records of complaints and disputes are kept for three years. */
const LIFETIME_DAYS = 3 * 365;

const schema = recordSchema(
  {
    /** Ticket number, `CS-YYMMDD-XXXXXXXX`. */
    number: { type: String, required: true },
    market: { type: stores<Market>(String), required: true },
    /** The language of the page on which it was written; replies use it. */
    language: { type: stores<Language>(String), required: true },
    name: { type: String, required: true },
    phone: { type: String, required: true },
    email: { type: String, required: true },
    message: { type: String, required: true },
    /** As entered, normalised if it looks like an order number; not checked for existence. */
    orderNumber: { type: String, default: null },
    /** Null if the form did not ask for a subject. */
    subject: { type: stores<ContactSubject>(String), default: null },
    createdAt: { type: Date, required: true },
    ...handlingFields,
  },
  { versionKey: false },
);
// Ticket numbers are unique.
schema.index({ number: 1 }, { unique: true });
schema.index({ createdAt: 1 }, { expireAfterSeconds: LIFETIME_DAYS * 86_400 });
addHandlingIndexes(schema);

export type ContactMessageRecord = RecordOf<typeof schema>;
export const contactMessageModel = (connection: Connection): Model<ContactMessageRecord> =>
  modelOn(connection, 'ContactMessage', schema, 'contact_messages');
