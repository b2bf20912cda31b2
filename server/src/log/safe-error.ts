/** Maximum depth of a chain of causes, and number of errors of an AggregateError, that are logged. */
const MAXIMUM_DEPTH = 4;
const MAXIMUM_GROUP = 5;

/** Error classes whose message describes a bug or a network failure, and quotes no data. */
const TELLING = new Set([
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'AggregateError',
  'AbortError',
  'TimeoutError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
]);

/** Properties of database, provider and system errors that identify the kind of failure and contain no data. */
const SAFE_PROPERTIES = [
  'code',
  'codeName',
  'keyPattern',
  'syscall',
  'type',
  'decline_code',
  'param',
  'statusCode',
  'requestId',
] as const;

/** An error as written to the log. */
export interface LoggedError {
  readonly name: string;
  readonly [property: string]: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Stack frames, without the message above them. */
function readFrames({ stack }: Error): string | undefined {
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return frames && frames.length > 0 ? frames.join('\n') : undefined;
}

/** Collection of a rejected write; only the message names it, before the values. */
function readCollection(error: Error): string | undefined {
  return /\bcollection: (\S+)/.exec(error.message)?.[1];
}

/** Invalid paths of a document with the kind of violation; Mongoose's validation errors quote the values as well. */
function readPaths({ errors, path, kind }: Error & Record<string, unknown>): Record<string, unknown> | undefined {
  if (isRecord(errors) && !Array.isArray(errors)) {
    return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, isRecord(error) && error.kind]));
  }
  return typeof path === 'string' ? { [path]: kind } : undefined;
}

/**
 * The loggable part of an error: its kind, stack frames and causes. Message and other properties are omitted unless
 * known to be free of data: a rejected write contains the documents, a provider's error the request.
 */
export function safeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error };
  const known = error as Error & Record<string, unknown>;
  const { name, message, cause } = known;
  const logged: Record<string, unknown> & { name: string } = { name };
  if (TELLING.has(name)) logged.message = message;
  for (const property of SAFE_PROPERTIES) if (known[property] !== undefined) logged[property] = known[property];
  const collection = readCollection(error);
  if (collection) logged.collection = collection;
  const paths = readPaths(known);
  if (paths) logged.paths = paths;
  logged.stack = readFrames(error);
  if (depth < MAXIMUM_DEPTH) {
    if (cause !== undefined) logged.cause = safeError(cause, depth + 1);
    if (error instanceof AggregateError) {
      logged.errors = error.errors.slice(0, MAXIMUM_GROUP).map((each: unknown) => safeError(each, depth + 1));
    }
  }
  return logged;
}
