import type { Connection } from 'mongoose';
import type { PersonalData } from '../../common/personal-data.ts';
import { toUserId } from '../account/index.ts';
import { secondFactorModel } from './second-factor.model.ts';

/** The authentication factors of a staff member, without keys and secrets. */
export function secondFactorPersonalData(connection: Connection): PersonalData {
  const stored = secondFactorModel(connection);
  return {
    part: 'secondFactor',
    async exportData(owner) {
      const found = await stored.findById(toUserId(owner)).lean();
      if (!found) return null;
      const { totp, passkeys, recoveryCodes } = found;
      return {
        authenticatorAddedAt: totp?.addedAt ?? null,
        passkeys: passkeys.map(({ name, addedAt, lastUsedAt }) => ({ name, addedAt, lastUsedAt })),
        recoveryCodesLeft: recoveryCodes.length,
      };
    },
    async forget(owner, transaction) {
      await stored.deleteOne({ _id: toUserId(owner) }, { session: transaction });
    },
  };
}
