import type { Position } from '@eunbit/schema/account';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { modelOn } from '../../common/models.ts';

export interface UserRecord {
  _id: Types.ObjectId;
  /** Lower case, trimmed. */
  email: string;
  /** argon2id. */
  passwordHash: string;
  firstname: string;
  lastname: string;
  position: Position;
  createdAt: Date;
}

const schema = new Schema<UserRecord>(
  {
    email: { type: String, required: true },
    passwordHash: { type: String, required: true },
    firstname: { type: String, required: true },
    lastname: { type: String, required: true },
    position: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ email: 1 }, { unique: true });

export type UserModel = Model<UserRecord>;
export const userModel = (connection: Connection): UserModel => modelOn(connection, 'User', schema, 'users');
