import type { Language, Market } from '@eunbit/schema/market';
import { SAMPLE_USER_ID, sampleUser, type UserRecord } from '../../account/index.ts';
import type { EmailTemplates } from '../../email/index.ts';
import { type OrderRecord, SAMPLE_ORDER, sampleOrder } from '../../order/index.ts';
import { orderMention } from './mention-email.ts';

declare module '../../email/email-refs.ts' {
  interface EmailRefs {
    /** To the staff member mentioned in a note. */
    ORDER_MENTION: { readonly orderNumber: string; readonly noteId: string; readonly staffId: string };
  }
}

/** The sources of the emails; null for deleted records. */
export interface OrderCollaborationEmailSources {
  order(number: string): Promise<OrderRecord | null>;
  user(id: string): Promise<UserRecord | null>;
}

const SAMPLE_NOTE: Readonly<Record<Language, string>> = {
  ko: '고객이 내일 오전에 입금하신다고 합니다. 확인 부탁드립니다.',
  en: 'The customer will pay tomorrow morning. Could you check, please?',
};

export function createOrderCollaborationEmailTemplates(createSources: () => OrderCollaborationEmailSources) {
  return {
    templates: { ORDER_MENTION: orderMention },
    createSources,
    samples: {
      sources: async (market: Market, language: Language) => ({
        user: async () => ({ ...sampleUser(market, language), role: 'MANAGER' as const }),
        order: async () => ({
          ...sampleOrder([], market, language),
          notes: [{ id: 'sample', text: SAMPLE_NOTE[language], by: SAMPLE_USER_ID, at: new Date() }],
        }),
      }),
      emails: {
        ORDER_MENTION: () => [{ refs: { ...SAMPLE_ORDER, noteId: 'sample', staffId: SAMPLE_USER_ID } }],
      },
    },
  } satisfies EmailTemplates<'ORDER_MENTION', OrderCollaborationEmailSources>;
}
