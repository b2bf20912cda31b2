import type { ClientSession, Connection } from 'mongoose';
import { emailModel } from './email.model.ts';
import type { Email } from './email-refs.ts';

/** Inserts emails into the outbox, always in the transaction of the change that they report. */
export function createEmailOutbox(connection: Connection) {
  const records = emailModel(connection);

  return {
    async queue(session: ClientSession, ...emails: readonly Email[]): Promise<void> {
      const createdAt = new Date();
      const entries = emails.map(({ about, ...email }) => {
        return { ...email, key: `${email.kind}:${about}`, state: 'QUEUED' as const, createdAt, dueAt: createdAt };
      });
      await records.insertMany(entries, { session });
    },
  };
}

export type EmailOutbox = ReturnType<typeof createEmailOutbox>;
