import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/** An operation that failed through no expectation of the shop. */
export interface OperationFailure {
  /** The code of the answer's error, or `HTTP_502` where something else answered. */
  readonly code: string;
  /** Null if the answer names none. */
  readonly requestId: string | null;
}

/** Statuses of answers that say the same without a code. */
const EXPECTED_STATUS: ReadonlySet<number> = new Set([401, 403, 429]);

/** Codes of answers that screens expect: somebody is signed out, not allowed, too fast, has an old link, or a page of a store that has closed. */
const EXPECTED: ReadonlySet<unknown> = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'IDENTITY_CONFIRMATION_REQUIRED',
  'STORE_CLOSED',
  'ORDER_NOT_FOUND',
  'TOO_MANY_REQUESTS',
  'IDEMPOTENCY_KEY_REUSED',
]);

interface AnsweredError {
  readonly extensions?: { readonly code?: unknown; readonly requestId?: unknown } | undefined;
}

/** What is wrong with an answer; null if nothing is, or where a screen expects it. */
export function findAnsweredFailure(errors: readonly AnsweredError[] = []): OperationFailure | null {
  const unexpected = errors.find(({ extensions }) => !EXPECTED.has(extensions?.code));
  if (!unexpected) return null;
  const { code, requestId } = unexpected.extensions ?? {};
  return {
    code: typeof code === 'string' ? code : 'UNKNOWN',
    requestId: typeof requestId === 'string' ? requestId : null,
  };
}

/** Why there is no answer of the API; null if the network failed, which is nobody's mistake. */
export function findTransportFailure(error: unknown): OperationFailure | null {
  if (CombinedGraphQLErrors.is(error)) return findAnsweredFailure(error.errors);
  if (!ServerError.is(error) && !ServerParseError.is(error)) return null;
  const { status, headers } = error.response;
  if (EXPECTED_STATUS.has(status)) return null;
  return { code: `HTTP_${status}`, requestId: headers.get('x-request-id') };
}
