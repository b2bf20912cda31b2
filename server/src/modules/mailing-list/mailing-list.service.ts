import type { Language, Market } from '@eunbit/schema/market';
import type { ClientSession, Connection } from 'mongoose';
import { type Consent, consentTo } from '../../common/consent.ts';
import { normaliseEmail } from '../../common/email-address.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { EmailOutbox } from '../email/email-outbox.service.ts';
import { mailingListModel } from './mailing-list.model.ts';
import type { MailingListRecord } from './mailing-list.record.ts';

/** Joins within a quarter of an hour; the answer tells whether an address is on the list, so it is not for guessing. */
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
 * Who wants news of the shop, and what they agreed to. Whoever joins or leaves is told so by email: the law of Korea
 * wants both, and it is how people notice that somebody else used their address.
 */
export function createMailingListService({ connection, limiter, outbox }: Deps) {
  const entries = mailingListModel(connection);

  /** Puts whoever is not there yet on the list; an earlier consent stays. Null where there is one. */
  async function enter(email: string, place: Place, transaction: ClientSession): Promise<Consent | null> {
    const { _id, ...entry } = entryFor(email, place);
    const written = await entries.updateOne({ _id }, { $setOnInsert: entry }, { upsert: true, session: transaction });
    return written.upsertedCount === 0 ? null : entry.consent;
  }

  /** Adds whoever is not there yet, with an email that says so. */
  async function add(email: string, place: Place, transaction: ClientSession): Promise<boolean> {
    const consent = await enter(email, place, transaction);
    if (!consent) return false;
    const about = `${email}:${consent.at.getTime()}`;
    const { market, language } = place;
    await outbox.queue(transaction, { kind: 'MAILING_LIST_JOINED', about, refs: { market }, to: email, language });
    return true;
  }

  async function remove(email: string, transaction: ClientSession): Promise<boolean> {
    const former = await entries.findOneAndDelete({ _id: email }, { session: transaction, lean: true });
    if (!former) return false;
    const about = `${email}:${former.consent.at.getTime()}`;
    const { market, language } = former;
    await outbox.queue(transaction, { kind: 'MAILING_LIST_LEFT', about, refs: { market }, to: email, language });
    return true;
  }

  return {
    /** Adds a valid address; of several who join with the same one, however fast, all but the first are already there. */
    async join(given: string, { market, language, address }: Joiner): Promise<'joined' | 'alreadyJoined' | 'tooMany'> {
      const email = normaliseEmail(given);
      const within = await limiter.attempt({
        [`mailing-from:${address}`]: ADDRESS_LIMIT,
        [`mailing:${email}`]: EMAIL_LIMIT,
      });
      if (!within) return 'tooMany';
      const added = await inTransaction(connection, (session) => add(email, { market, language }, session));
      return added ? 'joined' : 'alreadyJoined';
    },

    async has(email: string): Promise<boolean> {
      return (await entries.exists({ _id: email })) !== null;
    },

    /** What whoever is on the list agreed to; null for everybody else. */
    async getConsent(email: string): Promise<Consent | null> {
      return (await entries.findById(email, { consent: 1 }).lean())?.consent ?? null;
    },

    /** Adds a member who agreed, in the transaction of what they did; whoever is there keeps their earlier consent. */
    add,

    /** Adds somebody whose email about what they did says this, too. False for who is there already. */
    async addQuietly(email: string, place: Place, transaction: ClientSession): Promise<boolean> {
      return (await enter(email, place, transaction)) !== null;
    },

    /** Takes a member off the list, in the transaction of what they did. */
    remove,

    /** By the link of an email; leaving twice is as good as once. */
    async leave(email: string): Promise<void> {
      await inTransaction(connection, (session) => remove(email, session));
    },

    /** A member's address changes; what they agreed to goes along. */
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
