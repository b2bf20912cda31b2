import type { Language, Market } from '@eunbit/schema/market';
import type { EmailTemplates } from '../../email/index.ts';
import { SAMPLE_ORDER, sampleOrder } from '../../order/index.ts';
import { type ComposedEmailSources, composedEmail } from './composed-email-template.ts';

declare module '../../email/email-refs.ts' {
  interface EmailRefs {
    /** To the buyer of an order: a text written by staff. */
    COMPOSED_EMAIL: { readonly orderNumber: string; readonly composedEmailId: string };
  }
}

const SAMPLE: Readonly<Record<Language, { readonly subject: string; readonly text: string }>> = {
  ko: {
    subject: '[은빛] 문의하신 배송 일정 안내드립니다',
    text: '한서연 님, 안녕하세요. 은빛입니다.\n\n주문하신 상품은 내일 발송될 예정입니다.\n자세한 배송 안내는 https://eunbit.example/faq 에서 보실 수 있습니다.\n\n감사합니다.',
  },
  en: {
    subject: '[Eunbit] About the delivery of your order',
    text: 'Hi Mina,\n\nYour order ships tomorrow. You can read more about delivery at https://eunbit.example/faq.\n\nThank you!',
  },
};

export function createComposedEmailTemplates(createSources: () => ComposedEmailSources) {
  return {
    templates: { COMPOSED_EMAIL: composedEmail },
    createSources,
    samples: {
      sources: async (market: Market, language: Language) => ({
        order: async () => sampleOrder([], market, language),
        composedEmail: async () => SAMPLE[language],
      }),
      emails: { COMPOSED_EMAIL: () => [{ refs: { ...SAMPLE_ORDER, composedEmailId: 'sample' } }] },
    },
  } satisfies EmailTemplates<'COMPOSED_EMAIL', ComposedEmailSources>;
}
