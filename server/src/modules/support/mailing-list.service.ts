import type { Language, Market } from '@eunbit/schema/market';
import { MongoServerError } from 'mongodb';
import type { Connection } from 'mongoose';
import { consentTo } from '../../common/consent.ts';
import { normaliseEmail } from '../../common/email-address.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { mailingListModel } from './mailing-list.model.ts';

/** Joins within a quarter of an hour; the answer tells whether an address is on the list, so it is not for guessing. */
const ADDRESS_LIMIT = { tries: 30, windowSeconds: 900 };
const EMAIL_LIMIT = { tries: 10, windowSeconds: 900 };

const DUPLICATE_KEY = 11_000;

interface Joiner {
  readonly market: Market;
  readonly language: Language;
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
        await entries.create([
          { _id: email, email, market, language, consent: consentTo('mailing.consent', language) },
        ]);
        return 'joined';
      } catch (error) {
        if (error instanceof MongoServerError && error.code === DUPLICATE_KEY) return 'alreadyJoined';
        throw error;
      }
    },
  };
}

export type MailingListService = ReturnType<typeof createMailingListService>;
