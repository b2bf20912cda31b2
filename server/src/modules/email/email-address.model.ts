import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { AddressEvent, EmailAddressRecord } from './email-address.record.ts';

const event = new Schema<AddressEvent>(
  {
    id: { type: String, required: true },
    kind: { type: String, required: true },
    at: { type: Date, required: true },
    isMarketing: { type: Boolean, required: true },
    description: { type: String, default: null },
  },
  // `id` is the provider's, and no name for `_id`.
  { _id: false, id: false },
);

const schema = new Schema<EmailAddressRecord>(
  { _id: { type: String, required: true }, events: { type: [event], required: true } },
  { versionKey: false },
);

export type EmailAddressModel = Model<EmailAddressRecord>;
export const emailAddressModel = (connection: Connection): EmailAddressModel =>
  modelOn(connection, 'EmailAddress', schema, 'email_addresses');
