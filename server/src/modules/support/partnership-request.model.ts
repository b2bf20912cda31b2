import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { PartnershipRequestRecord } from './partnership-request.record.ts';
import { addHandlingIndexes, handlingFields } from './request-answer.record.ts';

/** Days that partnership requests are kept: the same as complaints. */
const LIFETIME_DAYS = 3 * 365;

const text = { type: String, required: true };
const schema = new Schema<PartnershipRequestRecord>(
  {
    number: text,
    market: text,
    language: text,
    lastName: text,
    firstName: text,
    company: text,
    phone: text,
    industry: text,
    email: text,
    message: { type: String, default: '' },
    createdAt: { type: Date, required: true },
    ...handlingFields,
  },
  { versionKey: false },
);
// Ticket numbers are unique.
schema.index({ number: 1 }, { unique: true });
schema.index({ createdAt: 1 }, { expireAfterSeconds: LIFETIME_DAYS * 86_400 });
addHandlingIndexes(schema);

export type PartnershipRequestModel = Model<PartnershipRequestRecord>;
export const partnershipRequestModel = (connection: Connection): PartnershipRequestModel =>
  modelOn(connection, 'PartnershipRequest', schema, 'partnership_requests');
