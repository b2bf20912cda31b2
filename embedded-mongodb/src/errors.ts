/** MongoDB's error codes. */
export const CODES = {
  InternalError: 1,
  BadValue: 2,
  NoSuchKey: 4,
  HostUnreachable: 6,
  HostNotFound: 7,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidLength: 16,
  ProtocolError: 17,
  IllegalOperation: 20,
  EmptyArrayOperation: 21,
  InvalidBSON: 22,
  LockTimeout: 24,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  CannotBackfillArray: 34,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NoMatchingDocument: 47,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  NotSingleValueField: 54,
  InvalidIdField: 53,
  EmptyFieldName: 56,
  DottedFieldName: 57,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  WriteConflict: 112,
  ConflictingOperationInProgress: 117,
  CommandNotSupported: 115,
  DocumentValidationFailure: 121,
  CommandNotSupportedOnView: 166,
  IndexBuildAborted: 276,
  BackgroundOperationInProgressForNamespace: 12587,
  CannotConvertIndexToUnique: 359,
  CappedPositionLost: 136,
  ExceededMemoryLimit: 146,
  OptionNotSupportedOnView: 167,
  CommandOnShardedViewNotSupportedOnMongod: 169,
  QueryPlanKilled: 175,
  AmbiguousIndexKeyPattern: 181,
  IndexAlreadyExists: 68,
  CannotIndexParallelArrays: 171,
  InvalidIndexSpecificationOption: 197,
  InvalidPipelineOperator: 168,
  QueryFeatureNotAllowed: 224,
  TransactionTooOld: 225,
  CursorKilled: 237,
  StaleShardVersion: 63,
  UnknownReplWriteConcern: 79,
  NetworkTimeout: 89,
  ShutdownInProgress: 91,
  UnsatisfiableWriteConcern: 100,
  FailedToSatisfyReadPreference: 133,
  ReadConcernMajorityNotAvailableYet: 134,
  StaleEpoch: 150,
  PrimarySteppedDown: 189,
  RetryChangeStream: 234,
  NotAResumableChangeStream: 238,
  SnapshotTooOld: 239,
  SnapshotUnavailable: 246,
  ConversionFailure: 241,
  NoSuchTransaction: 251,
  TransactionCommitted: 256,
  TransactionTooLarge: 257,
  TooManyLogicalSessions: 261,
  InvalidResumeToken: 260,
  ClientDisconnect: 279,
  ChangeStreamFatalError: 280,
  ChangeStreamHistoryLost: 286,
  ExceededTimeLimit: 262,
  OperationNotSupportedInTransaction: 263,
  PreparedTransactionInProgress: 267,
  FailPointSetFailed: 370,
  SocketException: 9001,
  NotWritablePrimary: 10107,
  Interrupted: 11601,
  InterruptedAtShutdown: 11600,
  InterruptedDueToReplStateChange: 11602,
  NotPrimaryNoSecondaryOk: 13435,
  NotPrimaryOrSecondary: 13436,
  NoQueryExecutionPlans: 291,
  QueryExceededMemoryLimitNoDiskUseAllowed: 292,
  APIVersionError: 322,
  APIStrictError: 323,
  IDLUnknownField: 40415,
  IDLFailedToParse: 40414,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  MergeStageNoMatchingDocument: 13113,
} as const;

export type CodeName = keyof typeof CODES;

const NAMES = new Map<number, string>(Object.entries(CODES).map(([name, code]) => [code, name]));

/** Fields of a reply, by name. */
export type ErrorFields = Record<string, unknown>;

export interface ErrorDetails {
  /** Replaces the labels that are derived from the code. */
  labels?: string[] | undefined;
  extra?: ErrorFields;
}

/** An error that a client receives with MongoDB's code and code name. */
export class MongoError extends Error {
  readonly code: number;
  readonly codeName: string;
  readonly labels: string[] | undefined;
  readonly extra: ErrorFields;

  constructor(code: CodeName | number, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'MongoError';
    this.code = typeof code === 'number' ? code : CODES[code];
    this.codeName = typeof code === 'number' ? (NAMES.get(code) ?? `Location${code}`) : code;
    this.labels = details.labels;
    this.extra = details.extra ?? {};
  }
}

export function badValue(message: string): MongoError {
  return new MongoError('BadValue', message);
}

export function failedToParse(message: string): MongoError {
  return new MongoError('FailedToParse', message);
}

export function typeMismatch(message: string): MongoError {
  return new MongoError('TypeMismatch', message);
}

/** Another transaction has written, or is writing, the same document. */
export function writeConflict(): MongoError {
  return new MongoError(
    'WriteConflict',
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
  );
}

/** The collection was created, dropped or modified after the snapshot. */
export function snapshotUnavailable(namespace: string): MongoError {
  return new MongoError(
    'SnapshotUnavailable',
    `Unable to read from a snapshot due to pending collection catalog changes to collection '${namespace}'; please retry the operation.`,
  );
}

/** The fields of an error reply. */
export function errorReply(error: unknown): ErrorFields {
  const known = asMongoError(error);
  return {
    ok: 0,
    errmsg: known.message,
    code: known.code,
    codeName: known.codeName,
    ...known.extra,
    ...(known.labels ? { errorLabels: known.labels } : {}),
  };
}

export function asMongoError(error: unknown): MongoError {
  if (error instanceof MongoError) return error;
  return new MongoError('InternalError', error instanceof Error ? error.message : String(error));
}
