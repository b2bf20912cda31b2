import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';
import type { EmailEvent } from '../../integrations/email/email-provider.ts';

const event = recordSchema(
  {
    id: { type: String, required: true },
    /** REFUSED: the provider did not take an email, since the address is on its list of suppressed ones. */
    kind: { type: stores<EmailEvent['kind'] | 'REFUSED'>(String), required: true },
    at: { type: Date, required: true },
    isMarketing: { type: Boolean, required: true },
    description: { type: String, default: null },
  },
  // `id` is the provider's, and no name for `_id`.
  { _id: false, id: false },
);
/** An event of an address, as the provider or staff told it. */
export type AddressEvent = RecordOf<typeof event>;

const schema = recordSchema(
  {
    /** In lower case. */
    _id: { type: String, required: true },
    /** Oldest first; what they amount to is derived (`toAddressStatus`), so that their order of arrival does not matter. */
    events: { type: [event], required: true },
  },
  { versionKey: false },
);

/** What is known of an address that emails are sent to. There is none for an address that takes all of them. */
export type EmailAddressRecord = RecordOf<typeof schema>;
export type EmailAddressModel = Model<EmailAddressRecord>;
export const emailAddressModel = (connection: Connection): EmailAddressModel =>
  modelOn(connection, 'EmailAddress', schema, 'email_addresses');
