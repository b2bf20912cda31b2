import { MongoError } from '../errors.ts';
import type { Session } from './session.ts';

export function checkNumber(session: Session, number: bigint): void {
  if (number >= session.number) return;
  throw new MongoError(
    'TransactionTooOld',
    `Cannot start transaction with { txnNumber: ${number} } on session because a newer transaction with txnNumber ${session.number} has already started.`,
  );
}

export function inUse(session: Session, number: bigint): MongoError {
  const state = session.transaction?.state ?? 'none';
  return new MongoError(
    'ConflictingOperationInProgress',
    `Cannot start a transaction at given transaction number ${number}: a transaction with the same number is in state ${state}`,
  );
}

export function noSuchTransaction(number: bigint, session: Session): MongoError {
  return new MongoError(
    'NoSuchTransaction',
    `Given transaction number ${number} does not match any in-progress transactions. The active transaction number is ${session.number}`,
  );
}
