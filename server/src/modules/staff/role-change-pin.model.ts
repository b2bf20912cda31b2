import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { RoleChangePinRecord } from './role-change-pin.record.ts';

export const ROLE_CHANGE_PIN_ID = 'code';

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
