import { setTimeout as wait } from 'node:timers/promises';
import type { LetterState } from '@eunbit/schema/letter';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import {
  type MailProvider,
  MailProviderError,
  MailRefusedError,
  type OutgoingMail,
} from '../../integrations/mail/mail-provider.ts';
import { describeFailure, nextTryAt } from './delivery-rules.ts';
import { type MailRecord, mailModel } from './mail.model.ts';

/** After this a process that took a letter up counts as dead; longer than writing and two calls can take. */
const CLAIM_MS = 60_000;

/** Letters of one process under way together, and the pause after as many: a rush of orders goes before its letters. */
const LETTERS_AT_ONCE = 8;
const PAUSE_MS = 100;

/** Writes a letter as it is to be sent; null where there is nothing to tell any more or nobody wants it. */
type WriteLetter = (mail: MailRecord) => Promise<OutgoingMail | null>;

interface Deps {
  readonly connection: Connection;
  readonly provider: MailProvider;
  readonly log: Logger;
  readonly write: WriteLetter;
}

type Settled = { readonly state: LetterState } & Partial<MailRecord>;

/** Whether an earlier try may have got through: its answer was lost, or the process that made it. */
function isUncertain(mail: MailRecord): boolean {
  return mail.mayHaveGone || mail.state === 'SENDING';
}

function afterFailure(mail: MailRecord, error: unknown, now: Date): Settled {
  const reason = describeFailure(error);
  if (error instanceof MailRefusedError) return { state: 'FAILED', error: reason };
  const dueAt = nextTryAt(mail.attempts + 1, now);
  const mayHaveGone = isUncertain(mail) || (error instanceof MailProviderError && error.mayHaveTaken);
  return { state: dueAt ? 'QUEUED' : 'FAILED', dueAt, mayHaveGone, error: reason };
}

/** Letters by reader, each reader's in the order given. */
function byReader(letters: readonly MailRecord[]): MailRecord[][] {
  const readers = new Map<string, MailRecord[]>();
  for (const letter of letters) readers.set(letter.to, [...(readers.get(letter.to) ?? []), letter]);
  return [...readers.values()];
}

/**
 * Sends what waits in the outbox. A letter is taken up by a write that states what was read, so of two processes one
 * gets it. Between handing a letter over and noting it a process may die; the provider then is asked whether it has the
 * letter before it is sent again, so that a second copy needs a crash *and* a provider that does not know yet.
 */
export function createMailDelivery({ connection, provider, log, write }: Deps) {
  const mails = mailModel(connection);

  /** Takes a letter up; answers until when it is this process's, or null when another one has it. */
  async function claim({ _id, key, state, dueAt }: MailRecord, now: Date): Promise<Date | null> {
    const until = new Date(now.getTime() + CLAIM_MS);
    const taken = await mails.updateOne(
      { _id, key, state, dueAt },
      { $set: { state: 'SENDING', dueAt: until }, $inc: { attempts: 1 } },
    );
    return taken.modifiedCount === 1 ? until : null;
  }

  /** Notes what became of a letter, unless another process has taken it over meanwhile. */
  async function settle({ _id, key }: MailRecord, until: Date, outcome: Settled): Promise<void> {
    await mails.updateOne(
      { _id, key, state: 'SENDING', dueAt: until },
      { $set: { dueAt: null, error: null, mayHaveGone: false, ...outcome } },
    );
  }

  async function handOver(mail: MailRecord, letter: OutgoingMail): Promise<string> {
    const known = isUncertain(mail) ? await provider.find(letter) : null;
    return known ?? provider.send(letter);
  }

  async function send(mail: MailRecord): Promise<Settled> {
    const letter = await write(mail);
    if (!letter) return { state: 'SKIPPED' };
    const providerId = await handOver(mail, letter);
    return { state: 'SENT', subject: letter.subject, providerId, sentAt: new Date() };
  }

  /** Takes one letter up; answers whether the provider could be reached. */
  async function deliver(mail: MailRecord, now: Date): Promise<boolean> {
    const until = await claim(mail, now);
    if (!until) return true;
    try {
      await settle(mail, until, await send(mail));
      return true;
    } catch (error) {
      const attempt = mail.attempts + 1;
      log.warn({ err: error, letter: String(mail._id), kind: mail.kind, attempt }, 'letter not sent');
      await settle(mail, until, afterFailure(mail, error, now));
      return !(error instanceof MailProviderError);
    }
  }

  /**
   * Sends letters of one reader one after another, so that none overtakes an earlier one on its way. Answers whether the
   * provider could be reached; once it cannot, the rest keep their tries.
   */
  async function deliverInTurn(letters: readonly MailRecord[], now: Date): Promise<boolean> {
    for (const letter of letters) if (!(await deliver(letter, now))) return false;
    return true;
  }

  return {
    /**
     * Sends all letters that are due and answers how many were taken up. Safe in several processes at once. It stops
     * early when the provider is out of reach, so that an outage costs few letters one of their tries.
     */
    async deliverDue(now = new Date()): Promise<number> {
      for (let count = 0; ; ) {
        const due = await mails
          .find({ state: { $in: ['QUEUED', 'SENDING'] }, dueAt: { $lte: now } })
          .sort({ dueAt: 1, _id: 1 })
          .limit(LETTERS_AT_ONCE)
          .lean();
        const reached = await Promise.all(byReader(due).map((letters) => deliverInTurn(letters, now)));
        count += due.length;
        if (due.length < LETTERS_AT_ONCE || reached.includes(false)) return count;
        await wait(PAUSE_MS);
      }
    },
  };
}

export type MailDelivery = ReturnType<typeof createMailDelivery>;
