import type { ProofMethod } from '@eunbit/schema/second-factor';
import type { SecondFactorRecord } from './second-factor.model.ts';

type Factors = Pick<SecondFactorRecord, 'totp' | 'passkeys' | 'recoveryCodes'>;

/** Whether there is a factor other than recovery codes, which only replace a factor. */
export function hasFactor({ totp, passkeys }: Pick<Factors, 'totp' | 'passkeys'>): boolean {
  return totp !== null || passkeys.length > 0;
}

/** The methods by which a person can authenticate: the password only counts if there is no second factor (ACCOUNT-27). */
export function proofMethods(factors: Factors, hasPassword: boolean): ProofMethod[] {
  if (!hasFactor(factors)) return hasPassword ? ['PASSWORD'] : [];
  return [
    ...(factors.passkeys.length > 0 ? (['PASSKEY'] as const) : []),
    ...(factors.totp ? (['CODE'] as const) : []),
    ...(factors.recoveryCodes.length > 0 ? (['RECOVERY_CODE'] as const) : []),
  ];
}
