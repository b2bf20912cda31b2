import { type ApiMessageKey, apiMessage } from '@eunbit/schema/api-messages';
import type { ErrorCode } from '@eunbit/schema/error-code';
import type { Language } from '@eunbit/schema/market';
import { GraphQLError } from 'graphql';

const HTTP_STATUS: Partial<Record<ErrorCode, number>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403 };

/**
 * A refusal that stops the operation: not signed in, not allowed, or too many tries. Outcomes a caller is expected to
 * handle are members of a mutation's result union instead.
 */
export function thrownError(code: ErrorCode, key: ApiMessageKey, language: Language): GraphQLError {
  const status = HTTP_STATUS[code];
  return new GraphQLError(apiMessage(key, language), { extensions: { code, ...(status ? { http: { status } } : {}) } });
}
