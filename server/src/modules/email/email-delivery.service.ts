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

/**
 * Milliseconds after which a claim expires and its process counts as dead; longer than rendering and two provider calls
 * take.
 */
const CLAIM_MS = 60_000;

/**
 * Emails sent concurrently per process, and the pause in milliseconds after each batch: during a rush, orders take
 * priority over their emails.
 */
const EMAILS_AT_ONCE = 8;
const PAUSE_MS = 100;

/** Renders an email for sending; null if its subject no longer exists or the recipient opted out. */
type RenderEmail = (record: EmailRecord) => Promise<OutgoingEmail | null>;

interface Deps {
  readonly connection: Connection;
  readonly provider: EmailProvider;
  readonly log: Logger;
  readonly render: RenderEmail;
}

type Settled = { readonly state: EmailState } & Partial<EmailRecord>;

/** Whether an earlier attempt may have succeeded: its response was lost, or its process died. */
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

/** Groups emails by recipient, keeping the given order for each recipient. */
function byReader(emails: readonly EmailRecord[]): EmailRecord[][] {
  const readers = new Map<string, EmailRecord[]>();
  for (const email of emails) readers.set(email.to, [...(readers.get(email.to) ?? []), email]);
  return [...readers.values()];
}

/**
 * Sends due emails of the outbox. A compare-and-set on the read state claims an email, so only one of two processes
 * gets it. A process may die between sending an email and recording it; the provider is therefore asked whether it has
 * the email before it is sent again. A duplicate needs a crash *and* a provider that does not list the email yet.
 */
export function createEmailDelivery({ connection, provider, log, render }: Deps) {
  const records = emailModel(connection);

  /** Claims an email; returns when the claim expires, or null if another process has claimed it. */
  async function claim({ _id, key, state, dueAt }: EmailRecord, now: Date): Promise<Date | null> {
    const until = new Date(now.getTime() + CLAIM_MS);
    const taken = await records.updateOne(
      { _id, key, state, dueAt },
      { $set: { state: 'SENDING', dueAt: until }, $inc: { attempts: 1 } },
    );
    return taken.modifiedCount === 1 ? until : null;
  }

  /** Records the outcome of an email, unless the claim has expired and another process has claimed it. */
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

  /** Claims and sends one email; returns whether the provider was reachable. */
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
   * Sends the emails of one recipient sequentially, to keep their order. Returns whether the provider was reachable;
   * once it is not, the remaining emails are not attempted.
   */
  async function deliverInTurn(emails: readonly EmailRecord[], now: Date): Promise<boolean> {
    for (const email of emails) if (!(await deliver(email, now))) return false;
    return true;
  }

  return {
    /**
     * Sends all due emails and returns how many were claimed. Safe to run in several processes at once. Stops early
     * when the provider is unreachable, so that an outage costs few emails one of their attempts.
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
