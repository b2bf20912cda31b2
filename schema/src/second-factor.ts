/** What a staff sign-in still needs after the password or the social account (ACCOUNT-21, ACCOUNT-25). */
export const SignInStep = { SECOND_FACTOR: 'SECOND_FACTOR', SET_UP: 'SET_UP' } as const;
export type SignInStep = (typeof SignInStep)[keyof typeof SignInStep];

/** Minutes after which sensitive operations require re-authentication (ACCOUNT-27). */
export const CONFIRMED_MINUTES = 15;

/** Maximum passkeys of one person. */
export const MAXIMUM_PASSKEYS = 10;
/** Longest name of a passkey. */
export const MAXIMUM_PASSKEY_NAME_LENGTH = 60;
/** Recovery codes that are issued at a time. */
export const RECOVERY_CODES = 10;

/** Authentication method. */
export const ProofMethod = {
  PASSWORD: 'PASSWORD',
  PASSKEY: 'PASSKEY',
  CODE: 'CODE',
  RECOVERY_CODE: 'RECOVERY_CODE',
} as const;
export type ProofMethod = (typeof ProofMethod)[keyof typeof ProofMethod];

/** Characters of a recovery code, which is shown in groups of four. */
export const RECOVERY_CODE_LENGTH = 16;

/** A typed recovery code: without separators, and with digits in place of the letters that resemble them. */
export function readRecoveryCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}

/** Path of the back office at which a sign-in takes its further step. */
export const SIGN_IN_STEP_PATH = '/admin/login';
