import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema } from '../../common/record-schema.ts';

/** Retention after the last sign-in on the browser. */
export const KNOWN_DEVICE_DAYS = 365;

/** A browser on which a member has signed in. */
const schema = recordSchema(
  {
    /** Hash of account id and cookie together, so the data does not reveal which accounts share a browser. */
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    /** Time of the last sign-in. */
    signedInAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
// A member's browsers, most recent sign-in first; those beyond the limit are deleted.
schema.index({ userId: 1, signedInAt: -1, _id: -1 });

export const knownDeviceModel = (connection: Connection): Model<RecordOf<typeof schema>> =>
  modelOn(connection, 'KnownDevice', schema, 'known_devices');
