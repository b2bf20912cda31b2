import { encode } from '../bson/encode.ts';
import type { Document } from '../bson/values.ts';
import type { OpenTransaction } from './committer.ts';
import { type SessionRecord, takeEntry } from './session-records.ts';

export interface Transaction {
  number: bigint;
  state: 'open' | 'committed' | 'aborted';
  /** Set while the transaction is open. */
  open: OpenTransaction | undefined;
  /** Whether no statement has read or written in it yet. */
  isFresh: boolean;
  startedAt: number;
  /** The client that sent its last statement. */
  client: { readonly isClosed: boolean } | undefined;
  /** When this client was first found to be disconnected. */
  leftAt: number | undefined;
}

export interface Session extends SessionRecord {
  lastUse: number;
  transaction: Transaction | undefined;
  /** Settles when the session's running command is done. */
  busy: Promise<void>;
}

export function toSessionKey(id: Document): string {
  return encode(id).toString('base64');
}

export function createSession(key: string, id: Document): Session {
  return {
    key,
    id,
    lastUse: Date.now(),
    number: -1n,
    results: new Map(),
    parts: 0,
    entries: 0,
    transaction: undefined,
    busy: Promise.resolve(),
  };
}

export function loadSession(stored: Document): Session {
  const id = stored.id as Document;
  const session = createSession(toSessionKey(id), id);
  session.number = stored.number as bigint;
  takeEntry(session, stored);
  if (stored.committed === true) {
    session.transaction = {
      number: session.number,
      state: 'committed',
      open: undefined,
      isFresh: false,
      startedAt: 0,
      client: undefined,
      leftAt: undefined,
    };
  }
  return session;
}
