import { MAXIMUM_PASSKEY_NAME_LENGTH, RECOVERY_CODE_LENGTH, readRecoveryCode } from './second-factor.ts';
import {
  check,
  type FieldFailure,
  matching,
  type Rule,
  required,
  shortEnough,
  singleLine,
} from './validation-rules.ts';

const ONE_TIME_CODE = /^\d{6}$/;

const recoveryCode: Rule = (value) =>
  readRecoveryCode(value).length === RECOVERY_CODE_LENGTH ? null : 'secondFactor.recoveryCodeInvalid';

/** A code of an authenticator app: six digits; apps show them in two groups (ACCOUNT-22). */
export function validateOneTimeCode(code: string): FieldFailure[] {
  return check([['code', code.replace(/\s/g, ''), matching(ONE_TIME_CODE, 'secondFactor.codeInvalid')]]);
}

export function validateRecoveryCode(code: string): FieldFailure[] {
  return check([['recoveryCode', code, shortEnough(), recoveryCode]]);
}

/** The owner's name for a passkey. */
export function validatePasskeyName(name: string): FieldFailure[] {
  return check([
    ['name', name, required('secondFactor.nameRequired'), shortEnough(MAXIMUM_PASSKEY_NAME_LENGTH), singleLine],
  ]);
}
