import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { KnownDeviceRecord } from './known-device.record.ts';

const schema = new Schema<KnownDeviceRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    signedInAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
// A member's browsers, most recent sign-in first; those beyond the limit are deleted.
schema.index({ userId: 1, signedInAt: -1, _id: -1 });

export const knownDeviceModel = (connection: Connection): Model<KnownDeviceRecord> =>
  modelOn(connection, 'KnownDevice', schema, 'known_devices');
