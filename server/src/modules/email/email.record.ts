import type { BounceKind, EmailKind, EmailState } from '@eunbit/schema/email';
import type { Language } from '@eunbit/schema/market';
import type { Types } from 'mongoose';
/**
 * An email of the outbox. Inserted in the transaction of the change it reports, so that neither exists without the
 * other.
 */
export interface EmailRecord {
  _id: Types.ObjectId;
  /** Idempotency key: the unique index rejects a second email with the same key. */
  key: string;
  kind: EmailKind;
  /** References of the email, as `EmailRefs` declares them for its kind. */
  refs: Readonly<Record<string, string>>;
  to: string;
  language: Language;
  /**
   * QUEUED waits until `dueAt`. SENDING is in the hands of one process until `dueAt`; after that the process is taken for
   * dead. The others are final, though staff may queue a FAILED email again.
   */
  state: EmailState;
  createdAt: Date;
  /** Earliest time of the next attempt; null once the email has its final state. */
  dueAt: Date | null;
  /** The claim under which a process sends it; null while nobody does. */
  claimId: string | null;
  /** Number of attempts; reset when staff queue it again. */
  attempts: number;
  /** Whether the last attempt may have succeeded; if so, the provider is asked before the next one. */
  mayHaveGone: boolean;
  /** Why the last attempt failed or the email was skipped; null otherwise. */
  error: string | null;
  /** The subject as sent; null before. */
  subject: string | null;
  /** The provider's id; null until the provider has accepted the email. */
  providerId: string | null;
  sentAt: Date | null;
  /** The span that queued it, as a `traceparent` header, where that was sampled; absent otherwise. */
  traceparent?: string;
  /** What the provider told of it after it was sent; absent for nothing. */
  bounce?: EmailBounce;
}

export interface EmailBounce {
  kind: BounceKind;
  at: Date;
  /** In the words of the reader's mail server. */
  description: string | null;
}
