import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';
import type { EmailEvent } from '../../integrations/email/email-provider.ts';

const event = recordSchema(
  {
    id: { type: String, required: true },
    /** REFUSED: the provider rejected an email because it suppresses the address. */
    kind: { type: stores<EmailEvent['kind'] | 'REFUSED'>(String), required: true },
    at: { type: Date, required: true },
    isMarketing: { type: Boolean, required: true },
    description: { type: String, default: null },
  },
  // `id` is the provider's event id, not an alias of `_id`.
  { _id: false, id: false },
);
/** An event of an address, reported by the provider or caused by staff. */
export type AddressEvent = RecordOf<typeof event>;

const schema = recordSchema(
  {
    /** In lower case. */
    _id: { type: String, required: true },
    /** Oldest first; the status is derived from them (`toAddressStatus`), so that their order of arrival does not matter. */
    events: { type: [event], required: true },
  },
  { versionKey: false },
);

/** Delivery events of an email address. There is no record for an address without problems. */
export type EmailAddressRecord = RecordOf<typeof schema>;
export type EmailAddressModel = Model<EmailAddressRecord>;
export const emailAddressModel = (connection: Connection): EmailAddressModel =>
  modelOn(connection, 'EmailAddress', schema, 'email_addresses');
