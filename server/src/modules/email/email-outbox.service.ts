import { type ClientSession, type Connection, Types } from 'mongoose';
import { writeLast } from '../../common/last-writes.ts';
import { activeTraceparent } from '../../telemetry/tracing.ts';
import type { EmailRecord } from './email.model.ts';
import { emailModel } from './email.model.ts';
import type { Email } from './email-refs.ts';

const UNTRIED = {
  status: 'QUEUED',
  claimId: null,
  attempts: 0,
  mayHaveGone: false,
  error: null,
  subject: null,
  providerId: null,
  sentAt: null,
} as const;

const keyOf = ({ kind, about }: Pick<Email, 'kind' | 'about'>): string => `${kind}:${about}`;

/** Thrown if an email to withdraw is being sent or was sent. */
export class EmailBegunError extends Error {}

/** Inserts emails into the outbox, always in the transaction of the change that they report. */
export function createEmailOutbox(connection: Connection) {
  const records = emailModel(connection);

  return {
    queue(session: ClientSession, ...emails: readonly Email[]): void {
      const createdAt = new Date();
      const traceparent = activeTraceparent();
      const origin = traceparent === undefined ? {} : { traceparent };
      const entries = emails.map(({ about, refs, dueAt = createdAt, ...email }): EmailRecord => {
        const key = keyOf({ kind: email.kind, about });
        const _id = new Types.ObjectId();
        return { ...UNTRIED, ...email, ...origin, refs: { ...refs }, _id, key, createdAt, dueAt };
      });
      writeLast(session, records, ...entries.map((document) => ({ insertOne: { document } })));
    },

    /** Withdraws queued emails, in the transaction that undoes the change they report. Throws EmailBegunError. */
    async withdraw(session: ClientSession, ...emails: readonly Email[]): Promise<void> {
      if (emails.length === 0) return;
      const waiting = { key: { $in: emails.map(keyOf) }, status: 'QUEUED' as const, attempts: 0 };
      const { deletedCount } = await records.deleteMany(waiting, { session });
      if (deletedCount < emails.length) throw new EmailBegunError();
    },
  };
}

export type EmailOutbox = ReturnType<typeof createEmailOutbox>;
