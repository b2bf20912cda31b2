import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { Language } from '@eunbit/schema/market';
import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';

export const AccountError = createErrorType('Account', {
  USER_NOT_FOUND: 'There is no such account.',
  CREDENTIALS_WRONG: 'The password does not match.',
  NEW_PASSWORD_REQUIRED: 'The password is too short for staff; an email to set a new one was sent.',
  EMAIL_TAKEN: 'An account with this email address exists already.',
  LINK_INVALID: 'The link of an email is wrong, has expired or was used already.',
  ORDER_NOT_FOUND: 'No guest order is opened by the access token, or it has become the order of an account.',
  RECENT_SIGN_IN_REQUIRED: 'The caller has no password to prove who they are: sign in again first.',
  SESSION_NOT_FOUND: 'No such session belongs to the caller, or it has ended.',
  OAUTH_ATTEMPT_OVER: 'No social sign-up waits to be finished in this browser, or its time is over.',
  ONLY_WAY_IN: 'The account could not be signed in to any more.',
  LAST_ADMIN: 'Nobody would be left who may appoint staff.',
  TOO_MANY_REQUESTS,
});
export type AccountError = InstanceType<typeof AccountError>;

/** Error code and message key per failed outcome of the account services (ACCOUNT-5). */
const REASONS = {
  unknownUser: ['USER_NOT_FOUND', 'user.notFound'],
  wrongPassword: ['CREDENTIALS_WRONG', 'password.wrong'],
  newPasswordRequired: ['NEW_PASSWORD_REQUIRED', 'password.renewalSent'],
  tooMany: ['TOO_MANY_REQUESTS', 'requests.tooMany'],
  emailTaken: ['EMAIL_TAKEN', 'user.exists'],
  unknownReset: ['USER_NOT_FOUND', 'reset.userNotFound'],
  linkInvalid: ['LINK_INVALID', 'link.invalid'],
  orderNotFound: ['ORDER_NOT_FOUND', 'order.notFound'],
  recentSignInRequired: ['RECENT_SIGN_IN_REQUIRED', 'password.recentSignIn'],
  sessionNotFound: ['SESSION_NOT_FOUND', 'session.notFound'],
  socialEmailTaken: ['EMAIL_TAKEN', 'social.emailTaken'],
  oauthAttemptOver: ['OAUTH_ATTEMPT_OVER', 'social.visitOver'],
  onlyWayIn: ['ONLY_WAY_IN', 'social.onlyWayIn'],
  lastAdmin: ['LAST_ADMIN', 'account.lastAdmin'],
} as const satisfies Record<string, readonly [keyof typeof AccountError.codes, ApiMessageKey]>;

/** Wrong tries of the caller's network, or browser, are used up for so long. */
export const tooManyTries = (waitSeconds: number, language: Language): AccountError =>
  AccountError.create('TOO_MANY_REQUESTS', 'tries.tooMany', language, waitSeconds);

/** The error of a failed outcome of the account services. */
export function toAccountError(reason: keyof typeof REASONS, language: Language): AccountError {
  const [code, key] = REASONS[reason];
  return AccountError.create(code, key, language);
}
