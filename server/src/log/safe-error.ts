/** Deepest chain of causes, and most errors of a group, that are logged. */
const MAXIMUM_DEPTH = 4;
const MAXIMUM_GROUP = 5;

/** Errors whose message says what went wrong in the program or on the network, and quotes no data. */
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

/** Properties of database, provider and system errors that name a kind of failure, and never its data. */
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

/** An error as it is logged. */
export interface LoggedError {
  readonly name: string;
  readonly [property: string]: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Where it happened, without the message that stands above it. */
function readFrames({ stack }: Error): string | undefined {
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return frames && frames.length > 0 ? frames.join('\n') : undefined;
}

/** The collection of a refused write, which the database says in its message alone, before the values. */
function readCollection(error: Error): string | undefined {
  return /\bcollection: (\S+)/.exec(error.message)?.[1];
}

/** Which paths of a document were wrong, and how; a validation error of mongoose quotes their values as well. */
function readPaths({ errors, path, kind }: Error & Record<string, unknown>): Record<string, unknown> | undefined {
  if (isRecord(errors) && !Array.isArray(errors)) {
    return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, isRecord(error) && error.kind]));
  }
  return typeof path === 'string' ? { [path]: kind } : undefined;
}

/**
 * What may be logged of an error: which kind it is, where it happened and what caused it. Its message and further
 * properties are left out unless they are known to hold no data: a refused write carries the documents, a provider's answer
 * the request.
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
