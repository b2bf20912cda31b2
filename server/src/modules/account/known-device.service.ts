import type { Connection, Types } from 'mongoose';
import { hashToken } from '../../common/tokens.ts';
import { KNOWN_DEVICE_DAYS, knownDeviceModel } from './known-device.model.ts';

/** Maximum number of known browsers per account. */
const MAXIMUM_DEVICES = 10;

const toDeviceId = (userId: Types.ObjectId, token: string) => hashToken(`${String(userId)}:${token}`);

/**
 * Browsers on which members have signed in. A known browser grants no access, only a rate limit of its own that others
 * cannot exhaust. It therefore survives sign-out and a password change.
 */
export function createKnownDeviceService(connection: Connection) {
  const devices = knownDeviceModel(connection);

  return {
    async isKnown(userId: Types.ObjectId, token: string): Promise<boolean> {
      const known = await devices
        .findOne({ _id: toDeviceId(userId, token), expiresAt: { $gt: new Date() } }, { _id: 1 })
        .lean();
      return known !== null;
    },

    /** Records a sign-in on a browser and deletes the least recently used browsers beyond the limit. */
    async remember(userId: Types.ObjectId, token: string): Promise<void> {
      const signedInAt = new Date();
      const expiresAt = new Date(signedInAt.getTime() + KNOWN_DEVICE_DAYS * 86_400_000);
      const seen = { userId, signedInAt, expiresAt };
      await devices.updateOne({ _id: toDeviceId(userId, token) }, { $set: seen }, { upsert: true });
      const surplus = await devices
        .find({ userId }, { _id: 1 })
        .sort({ signedInAt: -1, _id: -1 })
        .skip(MAXIMUM_DEVICES)
        .lean();
      if (surplus.length > 0) await devices.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } });
    },
  };
}

export type KnownDeviceService = ReturnType<typeof createKnownDeviceService>;
