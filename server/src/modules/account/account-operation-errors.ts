import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { ErrorCode } from '@eunbit/schema/error-code';
import type { Language } from '@eunbit/schema/market';
import { type OperationError, operationError } from '../../common/result.types.ts';

/** Error code and message key per failed outcome of the account services (ACCOUNT-5). */
const OPERATION_ERRORS = {
  unknownUser: { code: ErrorCode.USER_NOT_FOUND, key: 'user.notFound' },
  wrongPassword: { code: ErrorCode.CREDENTIALS_WRONG, key: 'password.wrong' },
  newPasswordRequired: { code: ErrorCode.NEW_PASSWORD_REQUIRED, key: 'password.renewalSent' },
  tooMany: { code: ErrorCode.TOO_MANY_REQUESTS, key: 'requests.tooMany' },
  emailTaken: { code: ErrorCode.EMAIL_TAKEN, key: 'user.exists' },
  unknownReset: { code: ErrorCode.USER_NOT_FOUND, key: 'reset.userNotFound' },
  linkInvalid: { code: ErrorCode.LINK_INVALID, key: 'link.invalid' },
  recentSignInRequired: { code: ErrorCode.RECENT_SIGN_IN_REQUIRED, key: 'password.recentSignIn' },
  sessionNotFound: { code: ErrorCode.SESSION_NOT_FOUND, key: 'session.notFound' },
  socialEmailTaken: { code: ErrorCode.EMAIL_TAKEN, key: 'social.emailTaken' },
  oauthAttemptOver: { code: ErrorCode.OAUTH_ATTEMPT_OVER, key: 'social.visitOver' },
  onlyWayIn: { code: ErrorCode.ONLY_WAY_IN, key: 'social.onlyWayIn' },
  lastAdmin: { code: ErrorCode.LAST_ADMIN, key: 'account.lastAdmin' },
} as const satisfies Record<string, { code: ErrorCode; key: ApiMessageKey }>;

export function accountOperationError(reason: keyof typeof OPERATION_ERRORS, language: Language): OperationError {
  const { code, key } = OPERATION_ERRORS[reason];
  return operationError(code, key, language);
}
