import { normaliseEmail } from '@eunbit/schema/email-address';
import type { Language, Market } from '@eunbit/schema/market';
import { toWrittenPhone } from '@eunbit/schema/phone-number';
import type { PartnershipFields } from '@eunbit/schema/validation-partnership';
import type { Connection } from 'mongoose';
import { newPublicNumber } from '../../common/public-number.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { EmailOutbox } from '../email/index.ts';
import type { RecordCreated } from '../idempotency/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import { type PartnershipRequestRecord, partnershipRequestModel } from './partnership-request.model.ts';

/** Requests per 15 minutes, by IP address and by email address, which receives a confirmation. */
const ADDRESS_LIMIT = { tries: 30, windowSeconds: 900 };
const EMAIL_LIMIT = { tries: 5, windowSeconds: 900 };

interface Writer {
  readonly market: Market;
  readonly language: Language;
  readonly address: string;
}

interface Deps {
  readonly connection: Connection;
  readonly outbox: EmailOutbox;
  readonly limiter: RateLimiter;
  readonly shopSettings: CurrentSettings;
}

/** Stores partnership requests and queues an email to the company and to the business for each. */
export function createPartnershipService({ connection, outbox, limiter, shopSettings }: Deps) {
  const requests = partnershipRequestModel(connection);

  return {
    byNumber: (number: string): Promise<PartnershipRequestRecord | null> => requests.findOne({ number }).lean().exec(),

    /** Requests by ticket number, in one query. */
    async byNumbers(numbers: readonly string[]): Promise<ReadonlyMap<string, PartnershipRequestRecord>> {
      const found = await requests.find({ number: { $in: numbers } }).lean();
      return new Map(found.map((request) => [request.number, request]));
    },

    /** Stores a valid request; returns its ticket number, or null when the rate limit is exceeded. */
    async receive(
      fields: PartnershipFields,
      { market, language, address }: Writer,
      recordCreated: RecordCreated,
    ): Promise<string | null> {
      const email = normaliseEmail(fields.email);
      const within = await limiter.attempt({
        [`partnership-from:${address}`]: ADDRESS_LIMIT,
        [`partnership:${email}`]: EMAIL_LIMIT,
      });
      if (!within) return null;

      const createdAt = new Date();
      const number = newPublicNumber('B2B', market, createdAt);
      const entry = {
        number,
        market,
        language,
        lastName: fields.lastName.trim(),
        firstName: fields.firstName.trim(),
        company: fields.company.trim(),
        phone: toWrittenPhone(fields.phone, market),
        industry: fields.industry.trim(),
        email,
        message: fields.message,
        createdAt,
      };
      await inTransaction(connection, async (session) => {
        await requests.create([entry], { session });
        await recordCreated(session, number);
        const subject = { about: number, refs: { partnershipNumber: number } };
        outbox.queue(
          session,
          { kind: 'B2B_REQUEST', ...subject, to: shopSettings.current.company.email, language: 'ko' },
          { kind: 'B2B_CONFIRMATION', ...subject, to: email, language },
        );
      });
      return number;
    },
  };
}

export type PartnershipService = ReturnType<typeof createPartnershipService>;
