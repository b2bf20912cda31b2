import { setTimeout as wait } from 'node:timers/promises';
import type { EmailState } from '@eunbit/schema/email';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import {
  type EmailProvider,
  EmailProviderError,
  EmailRefusedError,
  type OutgoingEmail,
} from '../../integrations/email/email-provider.ts';
import { describeFailure, nextTryAt } from './delivery-rules.ts';
import { emailModel } from './email.model.ts';
import type { EmailRecord } from './email.record.ts';

/** After this a process that took an email up counts as dead; longer than writing and two calls can take. */
const CLAIM_MS = 60_000;

/** Emails of one process under way together, and the pause after as many: a rush of orders goes before its emails. */
const EMAILS_AT_ONCE = 8;
const PAUSE_MS = 100;

/** Writes an email as it is to be sent; null where there is nothing to tell any more or nobody wants it. */
type RenderEmail = (record: EmailRecord) => Promise<OutgoingEmail | null>;

interface Deps {
  readonly connection: Connection;
  readonly provider: EmailProvider;
  readonly log: Logger;
  readonly render: RenderEmail;
}

type Settled = { readonly state: EmailState } & Partial<EmailRecord>;

/** Whether an earlier try may have got through: its answer was lost, or the process that made it. */
function isUncertain(record: EmailRecord): boolean {
  return record.mayHaveGone || record.state === 'SENDING';
}

function afterFailure(record: EmailRecord, error: unknown, now: Date): Settled {
  const reason = describeFailure(error);
  if (error instanceof EmailRefusedError) return { state: 'FAILED', error: reason };
  const dueAt = nextTryAt(record.attempts + 1, now);
  const mayHaveGone = isUncertain(record) || (error instanceof EmailProviderError && error.mayHaveTaken);
  return { state: dueAt ? 'QUEUED' : 'FAILED', dueAt, mayHaveGone, error: reason };
}

/** Emails by reader, each reader's in the order given. */
function byReader(emails: readonly EmailRecord[]): EmailRecord[][] {
  const readers = new Map<string, EmailRecord[]>();
  for (const email of emails) readers.set(email.to, [...(readers.get(email.to) ?? []), email]);
  return [...readers.values()];
}

/**
 * Sends what waits in the outbox. An email is taken up by a write that states what was read, so of two processes one
 * gets it. Between handing an email over and noting it a process may die; the provider then is asked whether it has the
 * email before it is sent again, so that a second copy needs a crash *and* a provider that does not know yet.
 */
export function createEmailDelivery({ connection, provider, log, render }: Deps) {
  const records = emailModel(connection);

  /** Takes an email up; answers until when it is this process's, or null when another one has it. */
  async function claim({ _id, key, state, dueAt }: EmailRecord, now: Date): Promise<Date | null> {
    const until = new Date(now.getTime() + CLAIM_MS);
    const taken = await records.updateOne(
      { _id, key, state, dueAt },
      { $set: { state: 'SENDING', dueAt: until }, $inc: { attempts: 1 } },
    );
    return taken.modifiedCount === 1 ? until : null;
  }

  /** Notes what became of an email, unless another process has taken it over meanwhile. */
  async function settle({ _id, key }: EmailRecord, until: Date, outcome: Settled): Promise<void> {
    await records.updateOne(
      { _id, key, state: 'SENDING', dueAt: until },
      { $set: { dueAt: null, error: null, mayHaveGone: false, ...outcome } },
    );
  }

  async function handOver(record: EmailRecord, email: OutgoingEmail): Promise<string> {
    const known = isUncertain(record) ? await provider.find(email) : null;
    return known ?? provider.send(email);
  }

  async function send(record: EmailRecord): Promise<Settled> {
    const email = await render(record);
    if (!email) return { state: 'SKIPPED' };
    const providerId = await handOver(record, email);
    return { state: 'SENT', subject: email.subject, providerId, sentAt: new Date() };
  }

  /** Takes one email up; answers whether the provider could be reached. */
  async function deliver(record: EmailRecord, now: Date): Promise<boolean> {
    const until = await claim(record, now);
    if (!until) return true;
    try {
      await settle(record, until, await send(record));
      return true;
    } catch (error) {
      const attempt = record.attempts + 1;
      log.warn({ err: error, emailId: String(record._id), kind: record.kind, attempt }, 'email not sent');
      await settle(record, until, afterFailure(record, error, now));
      return !(error instanceof EmailProviderError);
    }
  }

  /**
   * Sends emails of one reader one after another, so that none overtakes an earlier one on its way. Answers whether the
   * provider could be reached; once it cannot, the rest keep their tries.
   */
  async function deliverInTurn(emails: readonly EmailRecord[], now: Date): Promise<boolean> {
    for (const email of emails) if (!(await deliver(email, now))) return false;
    return true;
  }

  return {
    /**
     * Sends all emails that are due and answers how many were taken up. Safe in several processes at once. It stops
     * early when the provider is out of reach, so that an outage costs few emails one of their tries.
     */
    async deliverDue(now = new Date()): Promise<number> {
      for (let count = 0; ; ) {
        const due = await records
          .find({ state: { $in: ['QUEUED', 'SENDING'] }, dueAt: { $lte: now } })
          .sort({ dueAt: 1, _id: 1 })
          .limit(EMAILS_AT_ONCE)
          .lean();
        const reached = await Promise.all(byReader(due).map((emails) => deliverInTurn(emails, now)));
        count += due.length;
        if (due.length < EMAILS_AT_ONCE || reached.includes(false)) return count;
        await wait(PAUSE_MS);
      }
    },
  };
}

export type EmailDelivery = ReturnType<typeof createEmailDelivery>;
