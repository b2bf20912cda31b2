import { normaliseEmail } from '@eunbit/schema/email-address';
import type { Language, Market } from '@eunbit/schema/market';
import type { ClientSession, Connection } from 'mongoose';
import { type Consent, consentTo } from '../../common/consent.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { type CodedResult, refuse } from '../../common/refusal.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { EmailOutbox } from '../email/index.ts';
import { type MailingListRecord, mailingListModel } from './mailing-list.model.ts';

/** Joins per 15 minutes; limited because the outcome reveals whether an address is on the list. */
const ADDRESS_LIMIT = { tries: 30, windowSeconds: 900 };
const EMAIL_LIMIT = { tries: 10, windowSeconds: 900 };

interface Place {
  readonly market: Market;
  readonly language: Language;
}

interface Joiner extends Place {
  readonly address: string;
}

interface Deps {
  readonly connection: Connection;
  readonly limiter: RateLimiter;
  readonly outbox: EmailOutbox;
}

/**
 * Newsletter subscribers and their consent. Joining and leaving are confirmed by email: Korean law requires both, and
 * the owner of an address notices if another person used it.
 */
export function createMailingListService({ connection, limiter, outbox }: Deps) {
  const entries = mailingListModel(connection);

  /** Adds an address; null if it is already on the list, in which case its earlier consent is kept. */
  async function enter(email: string, place: Place, transaction: ClientSession): Promise<Consent | null> {
    const { _id, ...entry } = entryFor(email, place);
    const written = await entries.updateOne({ _id }, { $setOnInsert: entry }, { upsert: true, session: transaction });
    return written.upsertedCount === 0 ? null : entry.consent;
  }

  /** Adds an address and sends a confirmation; false if it is already on the list. */
  async function add(email: string, place: Place, transaction: ClientSession): Promise<boolean> {
    const consent = await enter(email, place, transaction);
    if (!consent) return false;
    const about = `${email}:${consent.at.getTime()}`;
    const { market, language } = place;
    outbox.queue(transaction, { kind: 'MAILING_LIST_JOINED', about, refs: { market }, to: email, language });
    return true;
  }

  async function remove(email: string, transaction: ClientSession): Promise<boolean> {
    const former = await entries.findOneAndDelete({ _id: email }, { session: transaction, lean: true });
    if (!former) return false;
    const about = `${email}:${former.consent.at.getTime()}`;
    const { market, language } = former;
    outbox.queue(transaction, { kind: 'MAILING_LIST_LEFT', about, refs: { market }, to: email, language });
    return true;
  }

  return {
    /** Adds a valid address. Of concurrent joins with the same address only one is new. */
    async join(
      given: string,
      { market, language, address }: Joiner,
    ): Promise<CodedResult<{ readonly isNew: boolean }, 'TOO_MANY_REQUESTS'>> {
      const email = normaliseEmail(given);
      const within = await limiter.attempt({
        [`mailing-from:${address}`]: ADDRESS_LIMIT,
        [`mailing:${email}`]: EMAIL_LIMIT,
      });
      if (!within) return refuse('TOO_MANY_REQUESTS', 'requests.tooMany');
      const isNew = await inTransaction(connection, (session) => add(email, { market, language }, session));
      return { value: { isNew } };
    },

    /** Consents of subscribers by email; addresses that are not on the list are missing. */
    async getConsents(emails: readonly string[]): Promise<ReadonlyMap<string, Consent>> {
      const found = await entries.find({ _id: { $in: emails } }, { consent: 1 }).lean();
      return new Map(found.map(({ _id, consent }) => [_id, consent]));
    },

    /** Adds a member in the caller's transaction; an existing entry keeps its earlier consent. */
    add,

    /** Adds an address without a confirmation email; the caller's own email must include it. False if on the list. */
    async addQuietly(email: string, place: Place, transaction: ClientSession): Promise<boolean> {
      return (await enter(email, place, transaction)) !== null;
    },

    /** Removes a member in the caller's transaction. */
    remove,

    /** Removes a suppressed address without a confirmation email. */
    async removeSuppressed(email: string, transaction: ClientSession): Promise<void> {
      await entries.deleteOne({ _id: email }, { session: transaction });
    },

    /** Unsubscribes by the link in an email; idempotent. */
    async leave(email: string): Promise<void> {
      await inTransaction(connection, (session) => remove(email, session));
    },

    /** Changes the address of an entry; its consent is kept. */
    async move(from: string, to: string, transaction: ClientSession): Promise<void> {
      const found = await entries.findOneAndDelete({ _id: from }, { session: transaction, lean: true });
      if (!found) return;
      const { _id: former, ...entry } = found;
      await entries.updateOne(
        { _id: to },
        { $setOnInsert: { ...entry, email: to } },
        { upsert: true, session: transaction },
      );
    },
  };
}

function entryFor(email: string, { market, language }: Place): MailingListRecord {
  return { _id: email, email, market, language, consent: consentTo('mailing.consent', language) };
}

export type MailingListService = ReturnType<typeof createMailingListService>;
