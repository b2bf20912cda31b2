import { type Document, hasOwn, isDocument } from '../bson/values.ts';
import { CODES, type CodeName } from '../errors.ts';

const codes = (...names: CodeName[]) => new Set<number>(names.map((name) => CODES[name]));

const NO_PRIMARY: CodeName[] = ['NotWritablePrimary', 'NotPrimaryNoSecondaryOk', 'NotPrimaryOrSecondary'];
const STATE_CHANGED: CodeName[] = [
  ...NO_PRIMARY,
  'InterruptedDueToReplStateChange',
  'PrimarySteppedDown',
  'InterruptedAtShutdown',
  'ShutdownInProgress',
];
const UNREACHABLE: CodeName[] = [
  'HostUnreachable',
  'HostNotFound',
  'NetworkTimeout',
  'SocketException',
  'ExceededTimeLimit',
];

/** Errors of a member that is no longer primary or shuts down. */
const STATE_CHANGES = codes(...STATE_CHANGED);
const RETRYABLE = codes(...STATE_CHANGED, ...UNREACHABLE, 'ReadConcernMajorityNotAvailableYet');
const ALWAYS_TRANSIENT = codes(
  'WriteConflict',
  'LockTimeout',
  'SnapshotUnavailable',
  'SnapshotTooOld',
  'PreparedTransactionInProgress',
);
const RESUMABLE = codes(
  ...STATE_CHANGED,
  ...UNREACHABLE,
  'RetryChangeStream',
  'FailedToSatisfyReadPreference',
  'StaleShardVersion',
  'StaleEpoch',
);

/** Whether the reply reports a state change of this member, for which drivers need its topology version. */
export function isStateChange(reply: Document): boolean {
  return codesIn(reply).some((code) => STATE_CHANGES.has(code));
}

/** Errors after which a change stream can be resumed. */
export function isResumable(code: number): boolean {
  return RESUMABLE.has(code);
}

/**
 * The error labels by which drivers decide on retries, derived from the error codes of a reply. Drivers add
 * `UnknownTransactionCommitResult` themselves.
 */
export function findLabels(reply: Document, body: Document, name: string): string[] {
  const endsTransaction = name === 'commitTransaction' || name === 'abortTransaction';
  const labels: string[] = [];
  if (reply.ok === 0 && hasOwn(body, 'autocommit') && isTransient(Number(reply.code), endsTransaction)) {
    labels.push('TransientTransactionError');
  }
  const isRetryable = body.txnNumber !== undefined && (!hasOwn(body, 'autocommit') || endsTransaction);
  if (isRetryable && codesIn(reply).some((code) => RETRYABLE.has(code))) {
    labels.push('RetryableWriteError');
  }
  return labels;
}

/** Whether the error is a TransientTransactionError. A commit interrupted by a stepdown may have succeeded. */
function isTransient(code: number, endsTransaction: boolean): boolean {
  if (ALWAYS_TRANSIENT.has(code) || code === CODES.NoSuchTransaction) return true;
  return !endsTransaction && STATE_CHANGES.has(code);
}

/** The codes of a reply's error and of its write concern error. */
function codesIn({ ok, code, writeConcernError }: Document): number[] {
  const codes = isDocument(writeConcernError) ? [Number(writeConcernError.code)] : [];
  return ok === 0 ? [Number(code), ...codes] : codes;
}
