import { BRAND } from '@eunbit/schema/brand';
import type { ContactSubject } from '@eunbit/schema/contact';
import type { Language, Market } from '@eunbit/schema/market';
import { normaliseOrderNumber } from '@eunbit/schema/order';
import type { ContactMessageFields } from '@eunbit/schema/validation-contact';
import type { Connection } from 'mongoose';
import { normaliseEmail } from '../../common/email-address.ts';
import { newPublicNumber } from '../../common/public-number.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { EmailOutbox } from '../email/email-outbox.service.ts';
import { contactMessageModel } from './contact-message.model.ts';
import type { ContactMessageRecord } from './contact-message.record.ts';

/** Messages within a quarter of an hour from one address, and in the name of one email address, which gets a copy. */
const ADDRESS_LIMIT = { tries: 30, windowSeconds: 900 };
const EMAIL_LIMIT = { tries: 5, windowSeconds: 900 };

/** What is written, with its subject where the form asks for one. */
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
}

/** Takes messages of the contact form in and sees that the company and the customer get an email about each. */
export function createContactService({ connection, outbox, limiter }: Deps) {
  const messages = contactMessageModel(connection);

  return {
    byNumber: (number: string): Promise<ContactMessageRecord | null> => messages.findOne({ number }).lean().exec(),

    /** Keeps a valid message; answers its ticket number, or null when there were too many. */
    async receive(fields: Message, { market, language, address }: Writer): Promise<string | null> {
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
        phone: fields.phone.trim(),
        email,
        message: fields.message,
        orderNumber: normaliseOrderNumber(fields.orderNumber) || null,
        subject: fields.subject,
        createdAt,
      };
      await inTransaction(connection, async (session) => {
        await messages.create([entry], { session });
        const subject = { about: number, refs: { contactNumber: number } };
        await outbox.queue(
          session,
          { kind: 'CONTACT_MESSAGE', ...subject, to: BRAND.company.email, language: 'ko' },
          { kind: 'CONTACT_CONFIRMATION', ...subject, to: email, language },
        );
      });
      return number;
    },
  };
}

export type ContactService = ReturnType<typeof createContactService>;
