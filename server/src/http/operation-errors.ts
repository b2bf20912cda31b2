import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';

/** Codes of GraphQL servers that mean a mistake of the caller. */
const CALLER_MISTAKES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);
const OWN_CODES = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'ORDER_NOT_FOUND', 'TOO_MANY_REQUESTS']);

/** What GraphQL appends to a message about a name that the schema does not have: other names that it has. */
const SUGGESTION = /,? ?Did you mean .+?\?$/;

/** Where an operation failed, for the log. */
export interface FailedOperation {
  readonly requestId: string | undefined;
  readonly operationName?: string | null | undefined;
}

/** What callers and the log get to see of errors, over HTTP and WebSocket alike. */
export interface OperationErrors {
  /** Mistakes of the caller with their reason, faults of ours without any detail. Logs a fault that was not reported. */
  answer(error: unknown): GraphQLFormattedError;
  /** Logs the cause of each fault of ours once, however often it is answered. */
  report(errors: readonly unknown[], operation: FailedOperation): void;
}

/** The code under which a caller is told of an error. */
function getCode(error: unknown): string {
  if (!(error instanceof GraphQLError)) return 'INTERNAL';
  const code = error.extensions.code;
  if (code === undefined) return isRefusedByGraphQL(error) ? 'BAD_REQUEST' : 'INTERNAL';
  if (OWN_CODES.has(String(code))) return String(code);
  return CALLER_MISTAKES.has(String(code)) ? 'BAD_REQUEST' : 'INTERNAL';
}

/**
 * Whether GraphQL itself refused the operation: before it ran, so that the error has no path, or an argument of a field
 * while it ran, so that the cause names its place in the document. What a resolver throws or returns looks like neither.
 */
function isRefusedByGraphQL({ path, originalError }: GraphQLError): boolean {
  if (path === undefined) return originalError === undefined || originalError instanceof GraphQLError;
  return originalError instanceof GraphQLError && originalError.nodes !== undefined;
}

function getCause(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

/** `suggestions`: whether a caller who misspells a name is told similar ones, which shows parts of the schema. */
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
    answer(error) {
      const code = getCode(error);
      const { message, locations, path } = error instanceof GraphQLError ? error.toJSON() : new GraphQLError('');
      const place = { ...(locations && { locations }), ...(path && { path }), extensions: { code } };
      if (code === 'INTERNAL') {
        report([error], { requestId: undefined });
        return { message: 'Something went wrong. Please try again.', ...place };
      }
      return { message: suggestions ? message : message.replace(SUGGESTION, ''), ...place };
    },
  };
}
