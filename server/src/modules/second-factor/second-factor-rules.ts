import type { ProofMethod } from '@eunbit/schema/second-factor';
import type { SecondFactorRecord } from './second-factor.model.ts';

type Factors = Pick<SecondFactorRecord, 'totp' | 'passkeys' | 'recoveryCodes'>;

/** Whether anything but recovery codes is left: those stand in for a factor, they are none. */
export function hasFactor({ totp, passkeys }: Pick<Factors, 'totp' | 'passkeys'>): boolean {
  return totp !== null || passkeys.length > 0;
}

/** What somebody can prove who they are with: the password counts where there is no second factor (ACCOUNT-27). */
export function proofMethods(factors: Factors, hasPassword: boolean): ProofMethod[] {
  if (!hasFactor(factors)) return hasPassword ? ['PASSWORD'] : [];
  return [
    ...(factors.passkeys.length > 0 ? (['PASSKEY'] as const) : []),
    ...(factors.totp ? (['CODE'] as const) : []),
    ...(factors.recoveryCodes.length > 0 ? (['RECOVERY_CODE'] as const) : []),
  ];
}
