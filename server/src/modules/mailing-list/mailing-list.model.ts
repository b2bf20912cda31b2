import { type Connection, type Model, Schema } from 'mongoose';
import { consentSchema } from '../../common/consent.ts';
import { modelOn } from '../../common/models.ts';
import type { MailingListRecord } from './mailing-list.record.ts';

const schema = new Schema<MailingListRecord>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    market: { type: String, required: true },
    language: { type: String, required: true },
    consent: { type: consentSchema, required: true },
  },
  { versionKey: false },
);

export type MailingListModel = Model<MailingListRecord>;
export const mailingListModel = (connection: Connection): MailingListModel =>
  modelOn(connection, 'MailingListEntry', schema, 'mailing');
