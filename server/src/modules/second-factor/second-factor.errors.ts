import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { Language } from '@eunbit/schema/market';
import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';

export const SecondFactorError = createErrorType('SecondFactor', {
  PROOF_WRONG: 'The code, the passkey or the recovery code is not right, or was used already.',
  PASSWORD_WRONG: 'The password does not match.',
  RECENT_SIGN_IN_REQUIRED: 'The caller has neither password nor second factor: sign in again first.',
  NOT_SET_UP: 'There is no such factor, or its set-up was not begun, or took too long.',
  ALREADY_SET_UP: 'The factor is set up already.',
  TOO_MANY_PASSKEYS: 'The caller has as many passkeys as one may have.',
  STILL_REQUIRED: 'The shop asks staff for a second factor, and this is the last one.',
  USER_NOT_FOUND: 'There is no such account.',
  OWN_SECOND_FACTOR: 'Nobody resets their own second factor.',
  NO_SECOND_FACTOR: 'The person has no second factor.',
  TOO_MANY_REQUESTS,
});
export type SecondFactorError = InstanceType<typeof SecondFactorError>;

/** Error code and message key per failed outcome of the services. */
const REASONS = {
  wrong: ['PROOF_WRONG', 'secondFactor.wrong'],
  wrongPassword: ['PASSWORD_WRONG', 'password.wrong'],
  signInAgain: ['RECENT_SIGN_IN_REQUIRED', 'password.recentSignIn'],
  notSetUp: ['NOT_SET_UP', 'secondFactor.notSetUp'],
  alreadySetUp: ['ALREADY_SET_UP', 'secondFactor.alreadySetUp'],
  tooManyPasskeys: ['TOO_MANY_PASSKEYS', 'secondFactor.tooManyPasskeys'],
  stillRequired: ['STILL_REQUIRED', 'secondFactor.stillRequired'],
  notFound: ['USER_NOT_FOUND', 'account.notFound'],
  own: ['OWN_SECOND_FACTOR', 'secondFactor.own'],
  none: ['NO_SECOND_FACTOR', 'secondFactor.none'],
  tooMany: ['TOO_MANY_REQUESTS', 'requests.tooMany'],
} as const satisfies Record<string, readonly [keyof typeof SecondFactorError.codes, ApiMessageKey]>;

/** The error of a failed outcome of the services. */
export function toSecondFactorError(reason: keyof typeof REASONS, language: Language): SecondFactorError {
  const [code, key] = REASONS[reason];
  return SecondFactorError.create(code, key, language);
}
