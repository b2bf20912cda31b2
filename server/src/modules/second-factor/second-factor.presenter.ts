import type { SecondFactorRecord } from './second-factor.record.ts';
import type { OwnSecondFactorType } from './second-factor.types.ts';

export function presentSecondFactor(
  { totp, passkeys, recoveryCodes }: SecondFactorRecord,
  isRequired: boolean,
): OwnSecondFactorType {
  return {
    authenticatorAddedAt: totp?.addedAt ?? null,
    passkeys: passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({ id, name, addedAt, lastUsedAt })),
    recoveryCodesLeft: recoveryCodes.length,
    isRequired,
  };
}
