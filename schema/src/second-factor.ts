/** What a sign-in of staff still lacks after the password or the social account (ACCOUNT-21, ACCOUNT-25). */
export const SignInStep = { SECOND_FACTOR: 'SECOND_FACTOR', SET_UP: 'SET_UP' } as const;
export type SignInStep = (typeof SignInStep)[keyof typeof SignInStep];

/** Minutes after which operations that ask for it want to know again who uses the session (ACCOUNT-27). */
export const CONFIRMED_MINUTES = 15;

/** Passkeys of one person. */
export const MAXIMUM_PASSKEYS = 10;
/** Longest name of a passkey. */
export const MAXIMUM_PASSKEY_NAME_LENGTH = 60;
/** Recovery codes that one is given at a time. */
export const RECOVERY_CODES = 10;

/** A way to authenticate. */
export const ProofMethod = {
  PASSWORD: 'PASSWORD',
  PASSKEY: 'PASSKEY',
  CODE: 'CODE',
  RECOVERY_CODE: 'RECOVERY_CODE',
} as const;
export type ProofMethod = (typeof ProofMethod)[keyof typeof ProofMethod];

/** Characters of a recovery code, which is shown in groups of four. */
export const RECOVERY_CODE_LENGTH = 16;

/** A recovery code as somebody types it: without what stands between, and with digits in place of the characters that look like them. */
export function readRecoveryCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}

/** Where in the back office a sign-in gets its further step. */
export const SIGN_IN_STEP_PATH = '/admin/login';
