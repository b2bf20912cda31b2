import type { BounceKind, EmailKind, EmailStatus } from '@eunbit/schema/email';
import type { Language } from '@eunbit/schema/market';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

const bounce = recordSchema(
  {
    kind: { type: stores<BounceKind>(String), required: true },
    at: { type: Date, required: true },
    /** Text of the recipient's mail server. */
    description: { type: String, default: null },
  },
  { _id: false },
);
export type EmailBounce = RecordOf<typeof bounce>;

/**
 * An email of the outbox. Inserted in the transaction of the change it reports, so that neither exists without the
 * other.
 */
const schema = recordSchema(
  {
    /** Idempotency key: the unique index rejects a second email with the same key. */
    key: { type: String, required: true },
    kind: { type: stores<EmailKind>(String), required: true },
    /** References of the email, as `EmailRefs` declares them for its kind. */
    refs: { type: stores<Readonly<Record<string, string>>>(Schema.Types.Mixed), required: true },
    to: { type: String, required: true },
    language: { type: stores<Language>(String), required: true },
    /**
     * QUEUED waits until `dueAt`. SENDING is claimed by one process until `dueAt`; after that the process counts as dead. The
     * other statuses are final, though staff may queue a FAILED email again.
     */
    status: { type: stores<EmailStatus>(String), required: true },
    createdAt: { type: Date, required: true },
    /** Earliest time of the next attempt; null once the email has its final status. */
    dueAt: { type: Date, default: null },
    /** Id of the claim of the sending process; null while unclaimed. */
    claimId: { type: String, default: null },
    /** Number of attempts; reset when staff queue it again. */
    attempts: { type: Number, default: 0 },
    /** Whether the last attempt may have succeeded; if so, the provider is queried before the next one. */
    mayHaveGone: { type: Boolean, default: false },
    /** Why the last attempt failed or the email was skipped; null otherwise. */
    error: { type: String, default: null },
    /** The subject as sent; null before. */
    subject: { type: String, default: null },
    /** The provider's id; null until the provider has accepted the email. */
    providerId: { type: String, default: null },
    sentAt: { type: Date, default: null },
    /** The span that queued it, as a `traceparent` header, if it was sampled; absent otherwise. */
    traceparent: { type: String },
    /** Bounce or complaint reported by the provider; absent if there is none. */
    bounce: { type: bounce },
  },
  { versionKey: false, minimize: false },
);
schema.index({ key: 1 }, { unique: true });
// Due and abandoned emails for the delivery, in the order in which they were queued.
schema.index({ status: 1, dueAt: 1, _id: 1 });
// Emails of an order.
schema.index({ 'refs.orderNumber': 1, createdAt: -1, _id: -1 }, { sparse: true });
// The staff log: all emails, those in one status, or those to one address, newest first.
schema.index({ createdAt: -1, _id: -1 });
schema.index({ status: 1, createdAt: -1, _id: -1 });
schema.index({ to: 1, createdAt: -1, _id: -1 });
// Emails of an account, for its export and deletion.
schema.index({ 'refs.userId': 1 }, { sparse: true });

export type EmailRecord = RecordOf<typeof schema>;
export type EmailModel = Model<EmailRecord>;
export const emailModel = (connection: Connection): EmailModel => modelOn(connection, 'Email', schema, 'emails');
