import { type ApiMessageKey, apiMessage } from '@eunbit/schema/api-messages';
import type { Language } from '@eunbit/schema/market';
import { GraphQLError } from 'graphql';

/** Codes in `extensions.code` of thrown errors. `UNAUTHENTICATED` and `FORBIDDEN` have an HTTP status of their own. */
export type ThrownErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'IDENTITY_CONFIRMATION_REQUIRED'
  | 'STORE_CLOSED'
  | 'ORDER_NOT_FOUND'
  | 'IDEMPOTENCY_KEY_REUSED';

const HTTP_STATUS: Partial<Record<ThrownErrorCode, number>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403 };

/**
 * Stops the operation: not signed in, not allowed, re-authentication required, a closed store, nothing to subscribe to, or an
 * idempotency key with a different input. Outcomes that a caller is expected to handle are members of a mutation's result union
 * instead.
 */
export function thrownError(code: ThrownErrorCode, key: ApiMessageKey, language: Language): GraphQLError {
  const status = HTTP_STATUS[code];
  return new GraphQLError(apiMessage(key, language), { extensions: { code, ...(status ? { http: { status } } : {}) } });
}
