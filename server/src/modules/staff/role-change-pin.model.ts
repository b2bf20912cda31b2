import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

export const ROLE_CHANGE_PIN_ID = 'code';

/** The role change PIN; a singleton document. */
const schema = recordSchema(
  {
    _id: { type: stores<typeof ROLE_CHANGE_PIN_ID>(String), required: true },
    /** argon2id hash of the PIN. */
    hash: { type: String, required: true },
    /** Attempts since the last correct one. */
    tries: { type: Number, required: true },
    lastTryAt: { type: Date, default: null },
    setAt: { type: Date, required: true },
  },
  { versionKey: false },
);

export const roleChangePinModel = (connection: Connection): Model<RecordOf<typeof schema>> =>
  modelOn(connection, 'RoleChangePin', schema, 'role_change_pins');
