import { type Document, getKeys, isDocument } from '../bson/values.ts';
import type { Collection } from '../catalog/collection.ts';
import { type Collation, parseCollation } from '../collation/collation.ts';
import { MongoError } from '../errors.ts';
import { checkNotKilled, type RunningOperation } from '../server/running-operations.ts';
import type { Server } from '../server/server.ts';
import type { View } from '../storage/view.ts';
import type { WriteSet } from '../storage/write-set.ts';
import type { Engine } from '../transaction/engine.ts';
import type { Session, Transaction } from '../transaction/session.ts';
import type { StatementResults } from '../transaction/session-records.ts';
import type { KeptSnapshot } from '../transaction/snapshot-reads.ts';
import type { Work } from '../transaction/writer.ts';
import type { Answer, Connection } from '../wire/connection.ts';
import { nextTurn, type Pause } from '../yielding.ts';
import { countField, isTrue } from './fields.ts';
import { collectionName } from './names.ts';

/** One command being run. */
export interface Context {
  readonly server: Server;
  readonly engine: Engine;
  readonly connection: Connection;
  readonly operation: RunningOperation;
  readonly name: string;
  readonly database: string;
  readonly body: Document;
  readonly session: Session | undefined;
  readonly transaction: Transaction | undefined;
  /** Results of a retryable write's statements; undefined where the command is not one. */
  readonly retried: StatementResults | undefined;
  /** The state to read, for read concern snapshot outside of a transaction. */
  readonly snapshot: KeptSnapshot | undefined;
  readonly exhaustAllowed: boolean;
}

/** What any command may carry. */
export const GENERIC_FIELDS = new Set([
  '$db',
  '$clusterTime',
  '$readPreference',
  '$audit',
  '$client',
  '$configServerState',
  'lsid',
  'txnNumber',
  'startTransaction',
  'autocommit',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
]);

export interface Command {
  /** The fields it knows beside those of every command. */
  readonly fields: readonly string[] | 'any';
  readonly inTransaction?: boolean;
  readonly isWrite?: boolean;
  /** Whether it may carry a write concern, where that is not the same as `isWrite`. */
  takesWriteConcern?(body: Document): boolean;
  run(context: Context): Promise<Document | Answer> | Document;
}

export type CommandTable = Readonly<Record<string, Command>>;

/** The state a command reads: its transaction's, the snapshot it asks for, or the newest. */
export function getView(context: Context): View {
  const open = context.transaction?.open;
  if (!open) return context.snapshot?.view ?? context.engine.store.view();
  if (context.transaction) context.transaction.isFresh = false;
  return open.batch.view;
}

/** Tells the client at which time it read, so that it can read there again. */
export function snapshotTime({ snapshot }: Context): Document {
  return snapshot ? { atClusterTime: snapshot.time } : {};
}

/**
 * Runs the reading part of a command, letting others run where it pauses. From its first pause on the view it reads, if
 * there is one, is kept as it is, and what others write meanwhile is not seen. Throws where it has not come to its end by
 * the deadline, in milliseconds since 1970.
 */
export async function readInTurns<T>(
  context: Context,
  view: View | undefined,
  work: Generator<Pause, T>,
  deadline = getDeadline(context),
): Promise<T> {
  let step = work.next();
  if (step.done) return step.value;
  const release = view && context.engine.store.hold(view);
  try {
    while (!step.done) {
      await nextTurn();
      if (context.connection.isClosed) throw new MongoError('ClientDisconnect', 'the client has gone away');
      checkNotKilled(context.operation);
      checkTime(deadline);
      step = work.next();
    }
    return step.value;
  } finally {
    work.return(undefined as T);
    release?.();
  }
}

/**
 * Runs the writing part of a command in its transaction, or outside of one, where it is committed at each of its breaks.
 * @param beforeCommit adds to what is committed outside of a transaction
 */
export async function write<T>(
  context: Context,
  work: Work<T>,
  beforeCommit: (writeSet: WriteSet) => void = () => undefined,
): Promise<T> {
  const { engine, transaction } = context;
  const deadline = getDeadline(context);
  const checkGoesOn = () => {
    checkNotKilled(context.operation);
    checkTime(deadline);
  };
  if (!transaction) return engine.writing.inSlices(work, { beforeCommit, checkGoesOn });
  const { open } = transaction;
  if (!open) throw abortedMeanwhile(transaction);
  const isFirst = transaction.isFresh;
  transaction.isFresh = false;
  return engine.writing.inTransaction(open, isFirst, work, () => {
    checkGoesOn();
    if (transaction.open !== open) throw abortedMeanwhile(transaction);
  });
}

function checkTime(deadline: number | undefined): void {
  if (deadline === undefined || Date.now() <= deadline) return;
  throw new MongoError('MaxTimeMSExpired', 'operation exceeded time limit');
}

function abortedMeanwhile({ number }: Transaction): MongoError {
  return new MongoError('NoSuchTransaction', `Transaction with { txnNumber: ${number} } has been aborted.`);
}

/** When the command must be over, where the client set `maxTimeMS`. */
export function getDeadline(context: Context): number | undefined {
  const limit = countField(context, 'maxTimeMS');
  return limit === undefined || limit === 0 ? undefined : Date.now() + limit;
}

/** Whether the disk may not be used: what the command says, or else the server's parameter. */
export function staysInMemory({ body, server }: Context): boolean {
  return !isTrue(body.allowDiskUse ?? server.allowDiskUseByDefault);
}

/** The collection a command names, where it exists. */
export function getCollection(context: Context): Collection | undefined {
  return findCollection(context, `${context.database}.${collectionName(context)}`);
}

/** The collection of this name as the state shows it that the command reads. */
export function findCollection(context: Context, namespace: string): Collection | undefined {
  const { engine, transaction, snapshot } = context;
  if (transaction?.open) return engine.collectionIn(transaction.open.batch, namespace);
  if (snapshot) return engine.collectionAt(snapshot.commitNumber, namespace);
  return engine.catalog.get(namespace);
}

/** The collation that a command or statement asks for, or else the collection's own. */
export function collationFor(source: Document, collection: Collection | undefined): Collation | undefined {
  const { collation } = source;
  const isGiven = collation !== undefined && !(isDocument(collation) && getKeys(collation).length === 0);
  return isGiven ? parseCollation(collation) : collection?.collation;
}
