import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import {
  type EmailProvider,
  EmailProviderError,
  EmailRefusedError,
  type OutgoingEmail,
} from '../../integrations/email/email-provider.ts';
import { inSpan, type SpanOptions } from '../../telemetry/tracing.ts';
import { findRefusal, type Suppression, toAddressStatus } from './address-status.ts';
import { describeFailure, nextTryAt, toRounds } from './delivery-rules.ts';
import type { EmailRecord } from './email.model.ts';
import type { EmailAddressService } from './email-address.service.ts';
import { BEGIN_WITHIN_MS, type ClaimedEmail, createEmailClaims, type Settled, unclaimed } from './email-claims.ts';

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
  readonly emailAddresses: Pick<EmailAddressService, 'recordRefusal'>;
  readonly log: Logger;
  /** Creates the renderer for a batch of emails, which share their reads. */
  readonly createRender: () => RenderEmail;
}

/** Whether an earlier attempt may have succeeded: its response was lost, or its process died. */
function isUncertain(record: EmailRecord): boolean {
  return record.mayHaveGone || record.status === 'SENDING';
}

function afterFailure(record: EmailRecord, error: unknown, now: Date): Settled {
  const reason = describeFailure(error);
  if (error instanceof EmailRefusedError) return { status: 'FAILED', error: reason };
  const dueAt = nextTryAt(record.attempts + 1, now);
  const mayHaveGone = isUncertain(record) || (error instanceof EmailProviderError && error.mayHaveTaken);
  return { status: dueAt ? 'QUEUED' : 'FAILED', dueAt, mayHaveGone, error: reason };
}

/** The email is sent in another trace, and maybe another process, than the one that queued it. */
function describe({ _id, kind, attempts, traceparent }: EmailRecord): SpanOptions {
  const attributes = {
    'eunbit.email.id': String(_id),
    'eunbit.email.kind': kind,
    'eunbit.email.attempt': attempts + 1,
  };
  return { attributes, links: traceparent === undefined ? [] : [traceparent] };
}

const explainRefusal = ({ reason, description }: Suppression) => (description ? `${reason}: ${description}` : reason);

/**
 * Sends due emails of the outbox. A process may die between sending an email and recording it; the shop therefore queries the
 * provider for the email before sending it again. A duplicate requires a crash and a provider that does not list the email yet.
 */
export function createEmailDelivery({ connection, provider, emailAddresses, log, createRender }: Deps) {
  const claims = createEmailClaims(connection);

  async function sendOnce(email: OutgoingEmail): Promise<string> {
    try {
      return await provider.send(email);
    } catch (error) {
      // The provider suppresses an address without having notified the shop, for example before it had a webhook.
      if (error instanceof EmailRefusedError && error.isInactive)
        await emailAddresses.recordRefusal(email.to, email.isMarketing, describeFailure(error));
      throw error;
    }
  }

  async function send(record: ClaimedEmail, render: RenderEmail): Promise<Settled> {
    const email = await render(record);
    if (!email) return { status: 'SKIPPED' };
    const known = isUncertain(record) ? await provider.find(email) : null;
    const refusal = known ? null : findRefusal(toAddressStatus(record.addresses[0]?.events ?? []), email.isMarketing);
    if (refusal) return { status: email.isMarketing ? 'SKIPPED' : 'FAILED', error: explainRefusal(refusal) };
    const providerId = known ?? (await sendOnce(email));
    return { status: 'SENT', subject: email.subject, providerId, sentAt: new Date() };
  }

  /** Sends one email; returns the outcome and whether the provider was reachable. */
  async function deliver(record: ClaimedEmail, render: RenderEmail, now: Date): Promise<[Settled, boolean]> {
    try {
      return [await inSpan('send email', describe(record), () => send(record, render)), true];
    } catch (error) {
      const attempt = record.attempts + 1;
      log.warn({ err: error, emailId: String(record._id), kind: record.kind, attempt }, 'email not sent');
      return [afterFailure(record, error, now), !(error instanceof EmailProviderError)];
    }
  }

  /**
   * Sends the emails of a batch, those of one recipient one after another. Once the provider is unreachable or slow, the
   * remaining emails are not attempted.
   */
  async function deliverBatch(emails: readonly ClaimedEmail[], now: Date) {
    const outcomes = new Map<EmailRecord, Settled>(emails.map((email) => [email, unclaimed(email)]));
    const begun = performance.now();
    let wasReached = true;
    for (const round of toRounds(emails)) {
      if (!wasReached || performance.now() - begun > BEGIN_WITHIN_MS) break;
      const render = createRender();
      await Promise.all(
        round.map(async (email) => {
          const [outcome, reached] = await deliver(email, render, now);
          outcomes.set(email, outcome);
          wasReached &&= reached;
        }),
      );
    }
    return { outcomes, wasReached };
  }

  return {
    /**
     * Sends all due emails and returns how many were claimed. Safe to run in several processes at once. Stops early
     * when the provider is unreachable, so that an outage costs few emails one of their attempts.
     */
    async deliverDue(now = new Date()): Promise<number> {
      for (let count = 0; ; ) {
        const { emails, isFull, settle } = await claims.claimDue(EMAILS_AT_ONCE, now);
        const { outcomes, wasReached } = await deliverBatch(emails, now);
        await settle(outcomes);
        count += emails.length;
        if (!isFull || !wasReached) return count;
        await wait(PAUSE_MS);
      }
    },
  };
}

export type EmailDelivery = ReturnType<typeof createEmailDelivery>;
