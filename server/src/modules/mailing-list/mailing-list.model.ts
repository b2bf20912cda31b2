import type { Language, Market } from '@eunbit/schema/market';
import { type Connection, type Model, Schema } from 'mongoose';
import { type Consent, consentSchema } from '../../common/consent.ts';
import { modelOn } from '../../common/models.ts';

export interface MailingListRecord {
  /** The email address in lower case: of two who join with it, one is the first. */
  _id: string;
  /** The same, as a field of its own. */
  email: string;
  /** The store that was open when the person joined. */
  market: Market;
  language: Language;
  consent: Consent;
}

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
