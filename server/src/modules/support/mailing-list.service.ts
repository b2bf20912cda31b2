import type { Language, Market } from '@eunbit/schema/market';
import type { ClientSession, Connection } from 'mongoose';
import { consentTo } from '../../common/consent.ts';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { normaliseEmail } from '../../common/email-address.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { type MailingListRecord, mailingListModel } from './mailing-list.model.ts';

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

/** Who wants news of the shop, and what they agreed to. */
export function createMailingListService(connection: Connection, limiter: RateLimiter) {
  const entries = mailingListModel(connection);

  return {
    /** Adds a valid address; of several who join with the same one, however fast, all but the first are already there. */
    async join(given: string, { market, language, address }: Joiner): Promise<'joined' | 'alreadyJoined' | 'tooMany'> {
      const email = normaliseEmail(given);
      const within = await limiter.attempt({
        [`mailing-from:${address}`]: ADDRESS_LIMIT,
        [`mailing:${email}`]: EMAIL_LIMIT,
      });
      if (!within) return 'tooMany';
      try {
        await entries.create([entryFor(email, { market, language })]);
        return 'joined';
      } catch (error) {
        if (isDuplicateKey(error)) return 'alreadyJoined';
        throw error;
      }
    },

    async has(email: string): Promise<boolean> {
      return (await entries.exists({ _id: email })) !== null;
    },

    /** Adds a member who agreed, in the transaction of what they did; whoever is there keeps their earlier consent. */
    async add(email: string, place: Place, transaction: ClientSession): Promise<void> {
      const { _id, ...entry } = entryFor(email, place);
      await entries.updateOne({ _id }, { $setOnInsert: entry }, { upsert: true, session: transaction });
    },

    async remove(email: string, transaction: ClientSession): Promise<void> {
      await entries.deleteOne({ _id: email }, { session: transaction });
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
