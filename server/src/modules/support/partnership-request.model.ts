import type { Language, Market } from '@eunbit/schema/market';
import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';
import { addHandlingIndexes, handlingFields } from './request-handling.ts';

/** Days that partnership requests are kept: the same as complaints. */
const LIFETIME_DAYS = 3 * 365;

const text = { type: String, required: true } as const;
const schema = recordSchema(
  {
    /** Ticket number, `B2B-YYMMDD-XXXXXXXX`. */
    number: text,
    market: { type: stores<Market>(String), required: true },
    /** The language of the page on which it was written; replies use it. */
    language: { type: stores<Language>(String), required: true },
    lastName: text,
    firstName: text,
    company: text,
    phone: text,
    industry: text,
    email: text,
    /** Empty if none was entered. */
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

export type PartnershipRequestRecord = RecordOf<typeof schema>;
export const partnershipRequestModel = (connection: Connection): Model<PartnershipRequestRecord> =>
  modelOn(connection, 'PartnershipRequest', schema, 'partnership_requests');
