import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/** An unexpected failure of an operation. */
export interface OperationFailure {
  /** The code of the error in the response, or `HTTP_502` if something else than the API responded. */
  readonly code: string;
  /** Null if the response contains none. */
  readonly requestId: string | null;
}

/** HTTP statuses that are equivalent to an expected code. */
const EXPECTED_STATUS: ReadonlySet<number> = new Set([401, 403, 429]);

/** Error codes that screens expect: signed out, not allowed, rate limited, an expired link, or a page of a closed store. */
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

/** The unexpected failure in a response; null if there is none. */
export function findAnsweredFailure(errors: readonly AnsweredError[] = []): OperationFailure | null {
  const unexpected = errors.find(({ extensions }) => !EXPECTED.has(extensions?.code));
  if (!unexpected) return null;
  const { code, requestId } = unexpected.extensions ?? {};
  return {
    code: typeof code === 'string' ? code : 'UNKNOWN',
    requestId: typeof requestId === 'string' ? requestId : null,
  };
}

/** Why the API did not respond; null if the network failed, which is not an error of the shop. */
export function findTransportFailure(error: unknown): OperationFailure | null {
  if (CombinedGraphQLErrors.is(error)) return findAnsweredFailure(error.errors);
  if (!ServerError.is(error) && !ServerParseError.is(error)) return null;
  const { status, headers } = error.response;
  if (EXPECTED_STATUS.has(status)) return null;
  return { code: `HTTP_${status}`, requestId: headers.get('x-request-id') };
}
