import type { EmailKind, EmailState } from '@eunbit/schema/email';
import type { Language } from '@eunbit/schema/market';
import type { Types } from 'mongoose';
/** An email of the outbox. Written in the transaction of what it tells about, so neither exists without the other. */
export interface EmailRecord {
  _id: Types.ObjectId;
  /** Says what the email is about, once: a second entry with the same key is refused by the index. */
  key: string;
  kind: EmailKind;
  /** What the email is about, as `EmailRefs` says for its kind. */
  refs: Readonly<Record<string, string>>;
  to: string;
  language: Language;
  /**
   * QUEUED waits until `dueAt`. SENDING is in the hands of one process until `dueAt`; after that the process is taken for
   * dead. The others are final, though staff may queue a FAILED email again.
   */
  state: EmailState;
  createdAt: Date;
  /** Nobody touches the email before; null when it is settled. */
  dueAt: Date | null;
  /** How often it was taken up; begins anew when staff queue it again. */
  attempts: number;
  /** The last try ended without a clear answer, so the provider is asked before the next one. */
  mayHaveGone: boolean;
  /** Why the last try failed or the email was not sent; null when all is well. */
  error: string | null;
  /** As it was sent; null before. */
  subject: string | null;
  /** The provider's id; null until it has taken the email. */
  providerId: string | null;
  sentAt: Date | null;
}
