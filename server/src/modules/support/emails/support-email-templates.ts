import type { Language, Market } from '@eunbit/schema/market';
import type { EmailTemplates } from '../../email/index.ts';
import { contactConfirmation, contactMessage, type SupportEmailSources } from './contact-emails.ts';
import { partnershipConfirmation, partnershipRequest } from './partnership-emails.ts';
import { requestAnswered } from './request-answer-email.ts';
import { SAMPLE_CONTACT, SAMPLE_PARTNERSHIP, sampleMessage, samplePartnership } from './sample-requests.ts';

interface AboutMessage {
  readonly contactNumber: string;
}

interface AboutPartnership {
  readonly partnershipNumber: string;
}

declare module '../../email/email-refs.ts' {
  interface EmailRefs {
    /** To the company: a new contact message. */
    CONTACT_MESSAGE: AboutMessage;
    /** To the customer: confirmation of a contact message. */
    CONTACT_CONFIRMATION: AboutMessage;
    /** To the company: a new partnership request. */
    B2B_REQUEST: AboutPartnership;
    /** To the business: confirmation of a partnership request. */
    B2B_CONFIRMATION: AboutPartnership;
    /** To the author: the reply of staff; `answer` is the index of the reply, from 0. */
    REQUEST_ANSWERED: { readonly requestNumber: string; readonly answer: string };
  }
}

/** Emails to the company are in Korean. */
const toCompany =
  <Refs>(refs: Refs) =>
  (_market: Market, language: Language) =>
    language === 'ko' ? [{ refs }] : [];

export function createSupportEmailTemplates(createSources: () => SupportEmailSources) {
  return {
    templates: {
      CONTACT_MESSAGE: contactMessage,
      CONTACT_CONFIRMATION: contactConfirmation,
      B2B_REQUEST: partnershipRequest,
      B2B_CONFIRMATION: partnershipConfirmation,
      REQUEST_ANSWERED: requestAnswered,
    },
    createSources,
    samples: {
      sources: async (market: Market, language: Language) => ({
        contactMessage: async () => sampleMessage(market, language),
        partnershipRequest: async () => samplePartnership(market, language),
      }),
      emails: {
        CONTACT_MESSAGE: toCompany(SAMPLE_CONTACT),
        CONTACT_CONFIRMATION: () => [{ refs: SAMPLE_CONTACT }],
        B2B_REQUEST: toCompany(SAMPLE_PARTNERSHIP),
        B2B_CONFIRMATION: () => [{ refs: SAMPLE_PARTNERSHIP }],
        REQUEST_ANSWERED: () => [{ refs: { requestNumber: SAMPLE_CONTACT.contactNumber, answer: '0' } }],
      },
    },
  } satisfies EmailTemplates<
    'CONTACT_MESSAGE' | 'CONTACT_CONFIRMATION' | 'B2B_REQUEST' | 'B2B_CONFIRMATION' | 'REQUEST_ANSWERED',
    SupportEmailSources
  >;
}
