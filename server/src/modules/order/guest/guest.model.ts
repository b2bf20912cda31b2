import type { Market } from '@eunbit/schema/market';
import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../../common/models.ts';
import { ownNameKeys } from '../../../common/name-keys.ts';
import { type RecordOf, recordSchema, stores } from '../../../common/record-schema.ts';

const schema = recordSchema(
  {
    /** Lower case, trimmed. */
    email: { type: String, required: true },
    /** From the last order, in capitals like account names. */
    firstName: { type: String, required: true },
    lastName: { type: String, required: true },
    /** Normalised names for searches, as for accounts. */
    nameKeys: { type: [String], default: ownNameKeys as typeof ownNameKeys | undefined },
    /** E.164, from the last order; null if it is not a valid number. */
    phone: { type: String, default: null },
    /** The store of their last order. */
    location: { type: stores<Market>(String), required: true },
    lastOrderAt: { type: Date, required: true },
    /** Tags set by staff; missing before the first. */
    tags: { type: [String], default: undefined },
    /** Written with each note and tag, so that these conflict with a concurrent deletion of the guest. */
    changedAt: { type: Date },
  },
  { versionKey: false },
);
schema.index({ email: 1 }, { unique: true });
// Lists the guests of a store, latest order first.
schema.index({ location: 1, lastOrderAt: -1, _id: -1 });
// The same list filtered by tag.
schema.index({ location: 1, tags: 1, lastOrderAt: -1, _id: -1 });
// Searches within that list, as for accounts.
schema.index({ location: 1, nameKeys: 1 });
schema.index({ location: 1, email: 1 });
schema.index({ location: 1, phone: 1 }, { partialFilterExpression: { phone: { $type: 'string' } } });

/**
 * A customer without an account, identified by email address. Derived from their orders so that staff can list guests; exists as
 * long as one of these orders belongs to no account.
 */
export type GuestRecord = RecordOf<typeof schema>;
export type GuestModel = Model<GuestRecord>;
export const guestModel = (connection: Connection): GuestModel => modelOn(connection, 'Guest', schema, 'guests');
