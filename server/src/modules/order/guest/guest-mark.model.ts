import { type ClientSession, type Connection, type Model, Schema, Types } from 'mongoose';
import { writeLast } from '../../../common/last-writes.ts';
import { modelOn } from '../../../common/models.ts';
import type { GuestMarkRecord } from './guest.record.ts';

const schema = new Schema<GuestMarkRecord>({ email: { type: String, required: true } }, { versionKey: false });

export type GuestMarkModel = Model<GuestMarkRecord>;
export const guestMarkModel = (connection: Connection): GuestMarkModel =>
  modelOn(connection, 'GuestMark', schema, 'guest_marks');

/** Must run in the transaction that places a guest order, or gives one an owner or takes it away. */
export function markGuest(connection: Connection, session: ClientSession, email: string): void {
  const document = { _id: new Types.ObjectId(), email };
  writeLast(session, guestMarkModel(connection), { insertOne: { document } });
}
