import { HeaderMap } from '@apollo/server';
import { ERROR_REASON } from '@eunbit/schema/wire';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { isDatabaseAway, RETRY_AFTER_SECONDS, UNAVAILABLE_MESSAGE } from '../common/database-away.ts';
import { readRequestId } from '../log/log-context.ts';

/** Error codes of GraphQL servers for client errors. */
const CALLER_MISTAKES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);
/** Error codes that callers get unchanged. */
const OWN_CODES = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'IDENTITY_CONFIRMATION_REQUIRED',
  'STORE_CLOSED',
  'IDEMPOTENCY_KEY_REUSED',
  'ORDER_NOT_FOUND',
  'TOO_MANY_REQUESTS',
  'OPERATION_NOT_LISTED',
  'PERSISTED_QUERY_NOT_FOUND',
]);

/** The suffix that GraphQL appends to errors about unknown names; it discloses names of the schema. */
const SUGGESTION = /,? ?Did you mean .+?\?$/;

/** The failed operation, for the log. */
export interface FailedOperation {
  readonly requestId: string | undefined;
  readonly operationName?: string | null | undefined;
}

/** Maps errors to the details that callers and the log may see, for HTTP and WebSocket. */
export interface OperationErrors {
  /**
   * Client errors keep their message; server errors carry only the request id, under which the cause is logged. Logs a server
   * error that was not reported. `requestId` is required outside an HTTP request.
   */
  answer(error: unknown, requestId?: string): GraphQLFormattedError;
  /** Logs the cause of each server error once, however often it is returned. */
  report(errors: readonly unknown[], operation: FailedOperation): void;
}

/** Codes of server errors, with their public message. */
const SERVER_FAILURES: Readonly<Record<string, string>> = {
  INTERNAL: 'Something went wrong. Please try again.',
  UNAVAILABLE: UNAVAILABLE_MESSAGE,
};

/** The error code that the caller gets. */
function getCode(error: unknown): string {
  if (!(error instanceof GraphQLError)) return getFailureCode(error);
  const code = error.extensions.code;
  if (code === undefined && isRefusedByGraphQL(error)) return 'BAD_REQUEST';
  if (OWN_CODES.has(String(code))) return String(code);
  return CALLER_MISTAKES.has(String(code)) ? 'BAD_REQUEST' : getFailureCode(error);
}

/** While the database is unavailable a retry may succeed soon, so pages respond with status 503. */
const getFailureCode = (error: unknown) => (isDatabaseAway(getCause(error)) ? 'UNAVAILABLE' : 'INTERNAL');

/** The status and headers of an HTTP response that contains nothing but such failures; null for every other response. */
export function getUnavailableHead(errors: readonly unknown[] = []): { status: number; retryAfter: string } | null {
  const isUnavailable = errors.some((error) => getCode(error) === 'UNAVAILABLE');
  return isUnavailable ? { status: 503, retryAfter: String(RETRY_AFTER_SECONDS) } : null;
}

/** For errors before an operation is executed, which Apollo Server would return with status 500. */
export function withUnavailableHead(error: unknown): unknown {
  const head = getUnavailableHead([error]);
  if (!head) return error;
  const headers = new HeaderMap([['retry-after', head.retryAfter]]);
  return new GraphQLError(UNAVAILABLE_MESSAGE, {
    ...(error instanceof Error && { originalError: error }),
    extensions: { code: 'UNAVAILABLE', http: { status: head.status, headers } },
  });
}

/**
 * Whether GraphQL itself rejected the operation: before execution, so the error has no path, or while coercing a
 * field's argument, so the cause has document nodes. Errors of resolvers have a path, and a cause without nodes.
 */
function isRefusedByGraphQL({ path, originalError }: GraphQLError): boolean {
  if (path === undefined) return originalError === undefined || originalError instanceof GraphQLError;
  return originalError instanceof GraphQLError && originalError.nodes !== undefined;
}

/** Whether the operation did not match the schema; nothing was executed. */
const isOfOtherSchema = (error: unknown) =>
  error instanceof GraphQLError && error.extensions.code === 'GRAPHQL_VALIDATION_FAILED';

function getCause(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

/** `suggestions`: whether errors about unknown names suggest similar ones, which discloses parts of the schema. */
export function createOperationErrors(log: Logger, { suggestions }: { suggestions: boolean }): OperationErrors {
  const reported = new WeakSet<object>();

  function report(errors: readonly unknown[], operation: FailedOperation): void {
    for (const error of errors) {
      const cause = getCause(error);
      if (!(getCode(error) in SERVER_FAILURES) || !(cause instanceof Error) || reported.has(cause)) continue;
      reported.add(cause);
      log.error({ err: cause, ...operation }, 'operation failed');
    }
  }

  return {
    report,
    answer(error, requestId = readRequestId()) {
      const code = getCode(error);
      const { message, locations, path } = error instanceof GraphQLError ? error.toJSON() : new GraphQLError('');
      const place = { ...(locations && { locations }), ...(path && { path }) };
      const failure = SERVER_FAILURES[code];
      if (failure !== undefined) {
        report([error], { requestId });
        return { message: failure, ...place, extensions: { code, ...(requestId && { requestId }) } };
      }
      const extensions = { code, ...(isOfOtherSchema(error) && { reason: ERROR_REASON.notInSchema }) };
      return { message: suggestions ? message : message.replace(SUGGESTION, ''), ...place, extensions };
    },
  };
}
