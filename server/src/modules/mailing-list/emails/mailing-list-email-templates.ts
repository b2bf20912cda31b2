import type { Market } from '@eunbit/schema/market';
import type { EmailTemplates } from '../../email/index.ts';
import { type MailingListEmailSources, mailingListJoined, mailingListLeft } from './mailing-list-emails.ts';

declare module '../../email/email-refs.ts' {
  interface EmailRefs {
    MAILING_LIST_JOINED: { readonly market: Market };
    MAILING_LIST_LEFT: { readonly market: Market };
  }
}

export function createMailingListEmailTemplates(sources: MailingListEmailSources) {
  const redacted = { unsubscribeLinks: sources.unsubscribeLinks.redacted };
  return {
    templates: { MAILING_LIST_JOINED: mailingListJoined, MAILING_LIST_LEFT: mailingListLeft },
    createSources: () => sources,
    redacted,
    samples: {
      sources: async () => redacted,
      emails: {
        MAILING_LIST_JOINED: (market: Market) => [{ refs: { market } }],
        MAILING_LIST_LEFT: (market: Market) => [{ refs: { market } }],
      },
    },
    aboutReader: ['MAILING_LIST_JOINED', 'MAILING_LIST_LEFT'],
  } satisfies EmailTemplates<'MAILING_LIST_JOINED' | 'MAILING_LIST_LEFT', MailingListEmailSources>;
}
