import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { ContactMessageRecord } from './contact-message.record.ts';
import { addHandlingIndexes, handlingFields } from './request-answer.record.ts';

/** Korean E-Commerce Act: records of complaints and disputes are kept for three years. */
const LIFETIME_DAYS = 3 * 365;

const schema = new Schema<ContactMessageRecord>(
  {
    number: { type: String, required: true },
    market: { type: String, required: true },
    language: { type: String, required: true },
    name: { type: String, required: true },
    phone: { type: String, required: true },
    email: { type: String, required: true },
    message: { type: String, required: true },
    orderNumber: { type: String, default: null },
    subject: { type: String, default: null },
    createdAt: { type: Date, required: true },
    ...handlingFields,
  },
  { versionKey: false },
);
// Ticket numbers are unique.
schema.index({ number: 1 }, { unique: true });
schema.index({ createdAt: 1 }, { expireAfterSeconds: LIFETIME_DAYS * 86_400 });
addHandlingIndexes(schema);

export type ContactMessageModel = Model<ContactMessageRecord>;
export const contactMessageModel = (connection: Connection): ContactMessageModel =>
  modelOn(connection, 'ContactMessage', schema, 'contact_messages');
