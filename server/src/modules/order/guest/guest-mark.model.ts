import { type ClientSession, type Connection, type Model, Types } from 'mongoose';
import { writeLast } from '../../../common/last-writes.ts';
import { modelOn } from '../../../common/models.ts';
import { type RecordOf, recordSchema } from '../../../common/record-schema.ts';

/**
 * An email address whose guest orders have changed, until its guest record is rebuilt. Marks are only inserted, in the
 * transaction that changes the orders, so that concurrent orders of one address do not conflict.
 */
const schema = recordSchema({ email: { type: String, required: true } }, { versionKey: false });

type GuestMarkRecord = RecordOf<typeof schema>;
export type GuestMarkModel = Model<GuestMarkRecord>;
export const guestMarkModel = (connection: Connection): GuestMarkModel =>
  modelOn(connection, 'GuestMark', schema, 'guest_marks');

/** Must run in the transaction that places a guest order, or that sets or removes the owner of one. */
export function markGuest(connection: Connection, session: ClientSession, email: string): void {
  const document = { _id: new Types.ObjectId(), email };
  writeLast(session, guestMarkModel(connection), { insertOne: { document } });
}
