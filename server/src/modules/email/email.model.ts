import type { EmailState } from '@eunbit/schema/email';
import type { Language } from '@eunbit/schema/market';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { EmailKind } from './email-kinds.ts';

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

const schema = new Schema<EmailRecord>(
  {
    key: { type: String, required: true },
    kind: { type: String, required: true },
    refs: { type: Schema.Types.Mixed, required: true },
    to: { type: String, required: true },
    language: { type: String, required: true },
    state: { type: String, required: true },
    createdAt: { type: Date, required: true },
    dueAt: { type: Date, default: null },
    attempts: { type: Number, default: 0 },
    mayHaveGone: { type: Boolean, default: false },
    error: { type: String, default: null },
    subject: { type: String, default: null },
    providerId: { type: String, default: null },
    sentAt: { type: Date, default: null },
  },
  { versionKey: false, minimize: false },
);
schema.index({ key: 1 }, { unique: true });
// What is to be sent now, and what a process left behind, in the order in which it was written.
schema.index({ state: 1, dueAt: 1, _id: 1 });
// What was written about an order.
schema.index({ 'refs.orderNumber': 1, createdAt: -1, _id: -1 }, { sparse: true });
// The log of the staff: everything, one state, or one reader, newest first.
schema.index({ createdAt: -1, _id: -1 });
schema.index({ state: 1, createdAt: -1, _id: -1 });
schema.index({ to: 1, createdAt: -1, _id: -1 });
// What was written about an account, which is exported and forgotten with it.
schema.index({ 'refs.userId': 1 }, { sparse: true });

export type EmailModel = Model<EmailRecord>;
export const emailModel = (connection: Connection): EmailModel => modelOn(connection, 'Email', schema, 'emails');
