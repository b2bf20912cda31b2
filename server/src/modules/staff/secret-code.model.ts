import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';

export const SECRET_CODE_ID = 'code';

/** The code that changes of positions ask for: one document. */
export interface SecretCodeRecord {
  _id: typeof SECRET_CODE_ID;
  /** argon2id of the number. */
  hash: string;
  /** Tries since the last right one. */
  tries: number;
  lastTryAt: Date | null;
  setAt: Date;
}

const schema = new Schema<SecretCodeRecord>(
  {
    _id: { type: String, required: true },
    hash: { type: String, required: true },
    tries: { type: Number, required: true },
    lastTryAt: { type: Date, default: null },
    setAt: { type: Date, required: true },
  },
  { versionKey: false },
);

export const secretCodeModel = (connection: Connection): Model<SecretCodeRecord> =>
  modelOn(connection, 'SecretCode', schema, 'secret');
