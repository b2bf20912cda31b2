import type { Market } from '@eunbit/schema/market';
import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../../common/models.ts';
import { ownNameKeys } from '../../../common/name-keys.ts';
import { type RecordOf, recordSchema, stores } from '../../../common/record-schema.ts';

const schema = recordSchema(
  {
    /** Lower case, trimmed. */
    email: { type: String, required: true },
    /** From their last order, in capitals like names of accounts. */
    firstName: { type: String, required: true },
    lastName: { type: String, required: true },
    /** As of accounts. */
    nameKeys: { type: [String], default: ownNameKeys as typeof ownNameKeys | undefined },
    /** E.164, from their last order; null for what is no number. */
    phone: { type: String, default: null },
    /** The store of their last order. */
    location: { type: stores<Market>(String), required: true },
    lastOrderAt: { type: Date, required: true },
    /** What staff have marked them with; missing before the first. */
    tags: { type: [String], default: undefined },
    /** Written with each note and tag, so that these and the end of the guest conflict. */
    changedAt: { type: Date },
  },
  { versionKey: false },
);
schema.index({ email: 1 }, { unique: true });
// Lists the guests of a store, whoever ordered last first.
schema.index({ location: 1, lastOrderAt: -1, _id: -1 });
// The same with a tag.
schema.index({ location: 1, tags: 1, lastOrderAt: -1, _id: -1 });
// Searches within that list, as for accounts.
schema.index({ location: 1, nameKeys: 1 });
schema.index({ location: 1, email: 1 });
schema.index({ location: 1, phone: 1 }, { partialFilterExpression: { phone: { $type: 'string' } } });

/**
 * Somebody who has ordered without an account, known by their email address. Follows from their orders, so that staff can
 * list them; exists as long as one of these orders belongs to no account.
 */
export type GuestRecord = RecordOf<typeof schema>;
export type GuestModel = Model<GuestRecord>;
export const guestModel = (connection: Connection): GuestModel => modelOn(connection, 'Guest', schema, 'guests');
