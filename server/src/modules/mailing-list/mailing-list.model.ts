import type { Language, Market } from '@eunbit/schema/market';
import type { Connection, Model } from 'mongoose';
import { type Consent, consentSchema } from '../../common/consent.ts';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

const schema = recordSchema(
  {
    /** The email address in lower case, so that concurrent joins insert one entry. */
    _id: { type: String, required: true },
    /** The same as `_id`. */
    email: { type: String, required: true },
    /** The store in which the subscriber joined. */
    market: { type: stores<Market>(String), required: true },
    language: { type: stores<Language>(String), required: true },
    consent: { type: stores<Consent>(consentSchema), required: true },
  },
  { versionKey: false },
);

export type MailingListRecord = RecordOf<typeof schema>;
export const mailingListModel = (connection: Connection): Model<MailingListRecord> =>
  modelOn(connection, 'MailingListEntry', schema, 'mailing');
