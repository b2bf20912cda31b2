import type { ContactSubject } from '@eunbit/schema/contact';
import { normaliseEmail } from '@eunbit/schema/email-address';
import type { Language, Market } from '@eunbit/schema/market';
import { normaliseOrderNumber } from '@eunbit/schema/order';
import { toWrittenPhone } from '@eunbit/schema/phone-number';
import type { ContactMessageFields } from '@eunbit/schema/validation-contact';
import type { Connection } from 'mongoose';
import { newPublicNumber } from '../../common/public-number.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { EmailOutbox } from '../email/index.ts';
import type { RecordCreated } from '../idempotency/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import { type ContactMessageRecord, contactMessageModel } from './contact-message.model.ts';

/** Messages per 15 minutes, by IP address and by email address, which receives a confirmation. */
const ADDRESS_LIMIT = { tries: 30, windowSeconds: 900 };
const EMAIL_LIMIT = { tries: 5, windowSeconds: 900 };

/** The form's fields; the subject is null if the form does not ask for one. */
interface Message extends ContactMessageFields {
  readonly subject: ContactSubject | null;
}

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

/** Stores contact messages and queues an email to the company and to the customer for each. */
export function createContactService({ connection, outbox, limiter, shopSettings }: Deps) {
  const messages = contactMessageModel(connection);

  return {
    byNumber: (number: string): Promise<ContactMessageRecord | null> => messages.findOne({ number }).lean().exec(),

    /** Messages by ticket number, in one query. */
    async byNumbers(numbers: readonly string[]): Promise<ReadonlyMap<string, ContactMessageRecord>> {
      const found = await messages.find({ number: { $in: numbers } }).lean();
      return new Map(found.map((message) => [message.number, message]));
    },

    /** Stores a valid message; returns its ticket number, or null when the rate limit is exceeded. */
    async receive(
      fields: Message,
      { market, language, address }: Writer,
      recordCreated: RecordCreated,
    ): Promise<string | null> {
      const email = normaliseEmail(fields.email);
      const within = await limiter.attempt({
        [`contact-from:${address}`]: ADDRESS_LIMIT,
        [`contact:${email}`]: EMAIL_LIMIT,
      });
      if (!within) return null;

      const createdAt = new Date();
      const number = newPublicNumber('CS', market, createdAt);
      const entry = {
        number,
        market,
        language,
        name: fields.name.trim(),
        phone: toWrittenPhone(fields.phone, market),
        email,
        message: fields.message,
        orderNumber: normaliseOrderNumber(fields.orderNumber) || null,
        subject: fields.subject,
        createdAt,
      };
      await inTransaction(connection, async (session) => {
        await messages.create([entry], { session });
        await recordCreated(session, number);
        const subject = { about: number, refs: { contactNumber: number } };
        outbox.queue(
          session,
          { kind: 'CONTACT_MESSAGE', ...subject, to: shopSettings.current.company.email, language: 'ko' },
          { kind: 'CONTACT_CONFIRMATION', ...subject, to: email, language },
        );
      });
      return number;
    },
  };
}

export type ContactService = ReturnType<typeof createContactService>;
