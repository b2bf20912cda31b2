import { decode } from '../bson/decode.ts';
import type { Document } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { RANGES } from '../storage/keys.ts';
import type { Engine } from './engine.ts';
import { createSession, loadSession, type Session, type Transaction, toSessionKey } from './session.ts';
import { recordCommit, type StatementResults, takeEntry } from './session-records.ts';
import { checkNumber, inUse, noSuchTransaction } from './transaction-errors.ts';

const SESSION_LIFETIME_MS = 30 * 60 * 1000;
const MAX_SESSIONS = 100_000;
/** How long in milliseconds an abandoned transaction stays open; drivers retry a commit much sooner. */
const LEFT_LIMIT_MS = 3000;

/** The logical sessions with their transactions and the results of retryable writes. */
export class Sessions {
  /** Seconds after which a transaction that has not ended is aborted: the parameter `transactionLifetimeLimitSeconds`. */
  transactionLifetime = 60;
  readonly #engine: Engine;
  readonly #sessions = new Map<string, Session>();

  constructor(engine: Engine) {
    this.#engine = engine;
    let session: Session | undefined;
    for (const { value } of engine.store.view().range(RANGES.session.start, RANGES.session.end)) {
      const stored = decode(value);
      // Only the first entry of a session has its id.
      if (stored.id === undefined) {
        if (session) takeEntry(session, stored);
      } else {
        session = loadSession(stored);
        this.#sessions.set(session.key, session);
      }
    }
  }

  get size(): number {
    return this.#sessions.size;
  }

  get openTransactions(): number {
    return [...this.#sessions.values()].filter((session) => session.transaction?.open).length;
  }

  all(): Session[] {
    return [...this.#sessions.values()];
  }

  /** Returns the session with this id, created if new, and updates its last use. */
  touch(id: Document): Session {
    const key = toSessionKey(id);
    let session = this.#sessions.get(key);
    if (!session) {
      if (this.#sessions.size >= MAX_SESSIONS)
        throw new MongoError('TooManyLogicalSessions', 'too many sessions are open');
      session = createSession(key, id);
      this.#sessions.set(key, session);
    }
    session.lastUse = Date.now();
    return session;
  }

  /** Begins a retryable write; returns the results that its statements already have. */
  beginWrite(session: Session, number: bigint): StatementResults {
    checkNumber(session, number);
    if (number > session.number || session.transaction?.number === number) {
      if (session.transaction?.number === number) throw inUse(session, number);
      this.#advance(session, number);
    }
    return session.results;
  }

  start(session: Session, number: bigint): Transaction {
    checkNumber(session, number);
    if (number === session.number) throw inUse(session, number);
    this.#advance(session, number);
    const transaction: Transaction = {
      number,
      state: 'open',
      open: this.#engine.begin(),
      isFresh: true,
      startedAt: Date.now(),
      client: undefined,
      leftAt: undefined,
    };
    session.transaction = transaction;
    return transaction;
  }

  /** The open transaction of a statement. */
  current(session: Session, number: bigint): Transaction {
    checkNumber(session, number);
    const { transaction } = session;
    if (!transaction || transaction.number !== number || number > session.number)
      throw noSuchTransaction(number, session);
    if (transaction.state === 'aborted') {
      throw new MongoError('NoSuchTransaction', `Transaction with { txnNumber: ${number} } has been aborted.`);
    }
    if (transaction.state === 'committed') {
      throw new MongoError('TransactionCommitted', `Transaction with { txnNumber: ${number} } has been committed.`);
    }
    return transaction;
  }

  /** Records the client of the current statement. */
  heard(transaction: Transaction, client: { readonly isClosed: boolean }): void {
    transaction.client = client;
    transaction.leftAt = undefined;
  }

  /** Commits; repeating the commit of a committed transaction succeeds. */
  commit(session: Session, number: bigint): void {
    checkNumber(session, number);
    const { transaction } = session;
    if (transaction?.number === number && transaction.state === 'committed') return;
    const { open } = this.current(session, number);
    if (!open || !transaction) throw noSuchTransaction(number, session);
    this.#engine.commitTransaction(open, { session: session.id, number }, (writeSet) => {
      if (!open.batch.isEmpty) recordCommit(session, writeSet);
    });
    transaction.open = undefined;
    transaction.state = 'committed';
  }

  abort(session: Session): void {
    const { transaction } = session;
    if (!transaction?.open) return;
    const { open } = transaction;
    transaction.open = undefined;
    transaction.state = 'aborted';
    this.#engine.abort(open);
  }

  /** Ends a session: it is removed when sessions expire next. */
  end(id: Document): void {
    const session = this.#sessions.get(toSessionKey(id));
    if (!session) return;
    this.abort(session);
    session.lastUse = 0;
  }

  /** Aborts transactions that are too old or abandoned; removes sessions that have ended or were idle for 30 minutes. */
  expire(forgotten: (session: Session) => void): void {
    const now = Date.now();
    for (const session of this.#sessions.values()) {
      if (session.transaction?.open && this.#isOver(session.transaction, now)) this.abort(session);
      if (now - session.lastUse > SESSION_LIFETIME_MS) {
        this.abort(session);
        this.#sessions.delete(session.key);
        forgotten(session);
      }
    }
  }

  abortAll(): void {
    for (const session of this.#sessions.values()) this.abort(session);
  }

  /** Abandoned transactions end early, so that the locks of a killed client do not block others for the whole lifetime. */
  #isOver(transaction: Transaction, now: number): boolean {
    if (transaction.client?.isClosed) transaction.leftAt ??= now;
    const left = transaction.leftAt ?? now;
    return now - transaction.startedAt > this.transactionLifetime * 1000 || now - left >= LEFT_LIMIT_MS;
  }

  #advance(session: Session, number: bigint): void {
    this.abort(session);
    session.transaction = undefined;
    session.number = number;
    session.results = new Map();
    session.parts = 0;
  }
}
