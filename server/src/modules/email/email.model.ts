import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { EmailBounce, EmailRecord } from './email.record.ts';

const bounce = new Schema<EmailBounce>(
  {
    kind: { type: String, required: true },
    at: { type: Date, required: true },
    description: { type: String, default: null },
  },
  { _id: false },
);

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
    claimId: { type: String, default: null },
    attempts: { type: Number, default: 0 },
    mayHaveGone: { type: Boolean, default: false },
    error: { type: String, default: null },
    subject: { type: String, default: null },
    providerId: { type: String, default: null },
    sentAt: { type: Date, default: null },
    traceparent: { type: String },
    bounce: { type: bounce },
  },
  { versionKey: false, minimize: false },
);
schema.index({ key: 1 }, { unique: true });
// Due and abandoned emails for the delivery, in the order in which they were queued.
schema.index({ state: 1, dueAt: 1, _id: 1 });
// Emails of an order.
schema.index({ 'refs.orderNumber': 1, createdAt: -1, _id: -1 }, { sparse: true });
// The staff log: all emails, those in one state, or those to one address, newest first.
schema.index({ createdAt: -1, _id: -1 });
schema.index({ state: 1, createdAt: -1, _id: -1 });
schema.index({ to: 1, createdAt: -1, _id: -1 });
// Emails of an account, for its export and deletion.
schema.index({ 'refs.userId': 1 }, { sparse: true });

export type EmailModel = Model<EmailRecord>;
export const emailModel = (connection: Connection): EmailModel => modelOn(connection, 'Email', schema, 'emails');
