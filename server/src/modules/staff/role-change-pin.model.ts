import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';

export const ROLE_CHANGE_PIN_ID = 'code';

/** The code that changes of roles ask for: one document. */
export interface RoleChangePinRecord {
  _id: typeof ROLE_CHANGE_PIN_ID;
  /** argon2id of the number. */
  hash: string;
  /** Tries since the last right one. */
  tries: number;
  lastTryAt: Date | null;
  setAt: Date;
}

const schema = new Schema<RoleChangePinRecord>(
  {
    _id: { type: String, required: true },
    hash: { type: String, required: true },
    tries: { type: Number, required: true },
    lastTryAt: { type: Date, default: null },
    setAt: { type: Date, required: true },
  },
  { versionKey: false },
);

export const roleChangePinModel = (connection: Connection): Model<RoleChangePinRecord> =>
  modelOn(connection, 'RoleChangePin', schema, 'role_change_pins');
