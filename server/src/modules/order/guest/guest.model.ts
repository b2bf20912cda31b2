import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../common/models.ts';
import { ownNameKeys } from '../../../common/name-keys.ts';
import type { GuestRecord } from './guest.record.ts';

const schema = new Schema<GuestRecord>(
  {
    email: { type: String, required: true },
    firstName: { type: String, required: true },
    lastName: { type: String, required: true },
    nameKeys: { type: [String], default: ownNameKeys },
    phone: { type: String, default: null },
    location: { type: String, required: true },
    lastOrderAt: { type: Date, required: true },
    tags: { type: [String], default: undefined },
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

export type GuestModel = Model<GuestRecord>;
export const guestModel = (connection: Connection): GuestModel => modelOn(connection, 'Guest', schema, 'guests');
