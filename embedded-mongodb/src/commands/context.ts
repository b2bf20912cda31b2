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

/** A running command. */
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
  /** Results of a retryable write's statements; undefined for other commands. */
  readonly retried: StatementResults | undefined;
  /** The state to read, for read concern snapshot outside of a transaction. */
  readonly snapshot: KeptSnapshot | undefined;
  readonly exhaustAllowed: boolean;
}

/** Generic fields that any command may have. */
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
  /** Its fields besides the generic ones. */
  readonly fields: readonly string[] | 'any';
  readonly inTransaction?: boolean;
  readonly isWrite?: boolean;
  /** Whether it accepts a write concern, if that differs from `isWrite`. */
  takesWriteConcern?(body: Document): boolean;
  run(context: Context): Promise<Document | Answer> | Document;
}

export type CommandTable = Readonly<Record<string, Command>>;

/** The state that a command reads: that of its transaction, the requested snapshot, or the newest. */
export function getView(context: Context): View {
  const open = context.transaction?.open;
  if (!open) return context.snapshot?.view ?? context.engine.store.view();
  if (context.transaction) context.transaction.isFresh = false;
  return open.batch.view;
}

/** The reply's `atClusterTime`, with which the client can read the same snapshot again. */
export function snapshotTime({ snapshot }: Context): Document {
  return snapshot ? { atClusterTime: snapshot.time } : {};
}

/**
 * Runs the reading part of a command and yields to other operations at its pauses. From the first pause on, the view is
 * held: writes of others stay invisible. Throws MaxTimeMSExpired after the deadline, in milliseconds since 1970.
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
 * Runs the writing part of a command: in its transaction, or outside of one with a commit at each break.
 * @param beforeCommit adds entries to each commit outside of a transaction
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

/** The deadline of the command in milliseconds since 1970; undefined without `maxTimeMS`. */
export function getDeadline(context: Context): number | undefined {
  const limit = countField(context, 'maxTimeMS');
  return limit === undefined || limit === 0 ? undefined : Date.now() + limit;
}

/** Whether the command must not use the disk: its `allowDiskUse`, or the server parameter. */
export function staysInMemory({ body, server }: Context): boolean {
  return !isTrue(body.allowDiskUse ?? server.allowDiskUseByDefault);
}

/** The collection named by a command, if it exists. */
export function getCollection(context: Context): Collection | undefined {
  return findCollection(context, `${context.database}.${collectionName(context)}`);
}

/** The collection of a namespace in the state that the command reads. */
export function findCollection(context: Context, namespace: string): Collection | undefined {
  const { engine, transaction, snapshot } = context;
  if (transaction?.open) return engine.collectionIn(transaction.open.batch, namespace);
  if (snapshot) return engine.collectionAt(snapshot.commitNumber, namespace);
  return engine.catalog.get(namespace);
}

/** The collation of a command or statement, by default that of the collection. */
export function collationFor(source: Document, collection: Collection | undefined): Collation | undefined {
  const { collation } = source;
  const isGiven = collation !== undefined && !(isDocument(collation) && getKeys(collation).length === 0);
  return isGiven ? parseCollation(collation) : collection?.collation;
}
