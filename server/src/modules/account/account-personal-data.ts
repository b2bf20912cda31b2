import type { Connection } from 'mongoose';
import type { PersonalData } from '../../common/personal-data.ts';
import { knownDeviceModel } from './known-device.model.ts';
import { sessionModel } from './session.model.ts';
import { userModel } from './user.model.ts';
import { toUserId } from './viewer.ts';

export function accountPersonalData(connection: Connection): PersonalData {
  const users = userModel(connection);
  return {
    part: 'account',
    async exportData(owner) {
      const user = await users.findById(toUserId(owner)).lean();
      if (!user) return null;
      const { email, pendingEmail, firstName, lastName, phone, role, blocked, blockedFor, socialIds } = user;
      const { language, location, orderEmails, tags, createdAt } = user;
      const person = { email, pendingEmail, firstName, lastName, phone, role, blocked, blockedFor, socialIds };
      return { ...person, language, location, orderEmails, tags, createdAt };
    },
    async forget(owner, transaction) {
      await users.deleteOne({ _id: toUserId(owner) }, { session: transaction });
    },
  };
}

export function sessionPersonalData(connection: Connection): PersonalData {
  const sessions = sessionModel(connection);
  return {
    part: 'sessions',
    async exportData(owner) {
      const found = await sessions
        .find({ userId: toUserId(owner) })
        .sort({ signedInAt: -1, _id: -1 })
        .lean();
      return found.map(({ signedInAt, userAgent, expiresAt }) => ({ signedInAt, userAgent, expiresAt }));
    },
    async forget(owner, transaction) {
      await sessions.deleteMany({ userId: toUserId(owner) }, { session: transaction });
    },
  };
}

/** Browsers on which the member has signed in. Only the time is stored. */
export function knownDevicePersonalData(connection: Connection): PersonalData {
  const devices = knownDeviceModel(connection);
  return {
    part: 'devices',
    async exportData(owner) {
      const found = await devices
        .find({ userId: toUserId(owner) })
        .sort({ signedInAt: -1, _id: -1 })
        .lean();
      return found.map(({ signedInAt, expiresAt }) => ({ signedInAt, expiresAt }));
    },
    async forget(owner, transaction) {
      await devices.deleteMany({ userId: toUserId(owner) }, { session: transaction });
    },
  };
}
