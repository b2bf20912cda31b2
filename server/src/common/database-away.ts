/** Names of driver and mongoose errors that occur if no database can be reached at the moment. */
const AWAY = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoServerSelectionError',
  'MongoTopologyClosedError',
  'MongoWaitQueueTimeoutError',
  'MongooseServerSelectionError',
]);
/** Error codes of servers that are not primary, or are shutting down. */
const NO_PRIMARY = new Set([91, 189, 10107, 11600, 11602, 13435, 13436]);
const MAXIMUM_DEPTH = 4;

/** Seconds after which a request that failed without the database may be retried. */
export const RETRY_AFTER_SECONDS = 10;

/** The public message of the code UNAVAILABLE. */
export const UNAVAILABLE_MESSAGE = 'The shop cannot be reached for the moment. Please try again soon.';

/** Whether something failed because the database is unavailable, so that a retry may succeed soon. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MAXIMUM_DEPTH) return false;
  const { name, code, cause } = error as Error & { readonly code?: unknown };
  return (
    AWAY.has(name) || (name === 'MongoServerError' && NO_PRIMARY.has(Number(code))) || isDatabaseAway(cause, depth + 1)
  );
}
