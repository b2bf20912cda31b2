/** Names of the errors of driver and mongoose that mean: no database can be reached at the moment. */
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
/** Codes of servers that are no primary, or stopping. */
const NO_PRIMARY = new Set([91, 189, 10107, 11600, 11602, 13435, 13436]);
const MAXIMUM_DEPTH = 4;

/** Seconds after which what needs a lost database is worth another try. */
export const RETRY_AFTER_SECONDS = 10;

/** What callers read of it, beside the code UNAVAILABLE. */
export const UNAVAILABLE_MESSAGE = 'The shop cannot be reached for the moment. Please try again soon.';

/** Whether something failed because the database is away, so that it may succeed in a moment. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MAXIMUM_DEPTH) return false;
  const { name, code, cause } = error as Error & { readonly code?: unknown };
  return (
    AWAY.has(name) || (name === 'MongoServerError' && NO_PRIMARY.has(Number(code))) || isDatabaseAway(cause, depth + 1)
  );
}
