import { type ClientSession, type Connection, Types } from 'mongoose';
import { writeLast } from '../../common/last-writes.ts';
import { activeTraceparent } from '../../telemetry/tracing.ts';
import { emailModel } from './email.model.ts';
import type { EmailRecord } from './email.record.ts';
import type { Email } from './email-refs.ts';

const UNTRIED = {
  state: 'QUEUED',
  claimId: null,
  attempts: 0,
  mayHaveGone: false,
  error: null,
  subject: null,
  providerId: null,
  sentAt: null,
} as const;

/** Inserts emails into the outbox, always in the transaction of the change that they report. */
export function createEmailOutbox(connection: Connection) {
  const records = emailModel(connection);

  return {
    queue(session: ClientSession, ...emails: readonly Email[]): void {
      const createdAt = new Date();
      const traceparent = activeTraceparent();
      const origin = traceparent === undefined ? {} : { traceparent };
      const entries = emails.map(({ about, refs, ...email }): EmailRecord => {
        const key = `${email.kind}:${about}`;
        const _id = new Types.ObjectId();
        return { ...UNTRIED, ...email, ...origin, refs: { ...refs }, _id, key, createdAt, dueAt: createdAt };
      });
      writeLast(session, records, ...entries.map((document) => ({ insertOne: { document } })));
    },
  };
}

export type EmailOutbox = ReturnType<typeof createEmailOutbox>;
