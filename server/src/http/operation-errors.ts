import { ERROR_REASON } from '@eunbit/schema/wire';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { readRequestId } from '../log/log-context.ts';

/** Error codes of GraphQL servers that mean a client error. */
const CALLER_MISTAKES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);
/** Error codes that callers get as they are. */
const OWN_CODES = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'IDENTITY_CONFIRMATION_REQUIRED',
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

/** Maps errors to what callers and the log may see, for HTTP and WebSocket. */
export interface OperationErrors {
  /**
   * Client errors keep their message, server errors no detail but the id of the request, by which the log has it. Logs a
   * server error that was not reported. `requestId` is needed where no HTTP request is being answered.
   */
  answer(error: unknown, requestId?: string): GraphQLFormattedError;
  /** Logs the cause of each server error once, however often it is answered. */
  report(errors: readonly unknown[], operation: FailedOperation): void;
}

/** The error code that the caller gets. */
function getCode(error: unknown): string {
  if (!(error instanceof GraphQLError)) return 'INTERNAL';
  const code = error.extensions.code;
  if (code === undefined) return isRefusedByGraphQL(error) ? 'BAD_REQUEST' : 'INTERNAL';
  if (OWN_CODES.has(String(code))) return String(code);
  return CALLER_MISTAKES.has(String(code)) ? 'BAD_REQUEST' : 'INTERNAL';
}

/**
 * Whether GraphQL itself rejected the operation: before execution, so the error has no path, or while coercing a
 * field's argument, so the cause has document nodes. Errors of resolvers have a path, and a cause without nodes.
 */
function isRefusedByGraphQL({ path, originalError }: GraphQLError): boolean {
  if (path === undefined) return originalError === undefined || originalError instanceof GraphQLError;
  return originalError instanceof GraphQLError && originalError.nodes !== undefined;
}

/** Whether the operation did not fit the schema; nothing was executed. */
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
      if (getCode(error) !== 'INTERNAL' || !(cause instanceof Error) || reported.has(cause)) continue;
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
      if (code === 'INTERNAL') {
        report([error], { requestId });
        const extensions = { code, ...(requestId && { requestId }) };
        return { message: 'Something went wrong. Please try again.', ...place, extensions };
      }
      const extensions = { code, ...(isOfOtherSchema(error) && { reason: ERROR_REASON.notInSchema }) };
      return { message: suggestions ? message : message.replace(SUGGESTION, ''), ...place, extensions };
    },
  };
}
