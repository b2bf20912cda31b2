import { button, type EmailTemplate, facts, note, written } from '../../email/index.ts';
import { ORDER_WORDS, type OrderRecord, orderPage } from '../../order/index.ts';
import type { ComposedEmailRecord } from '../composed-email.model.ts';

/** The sources of the email; null for deleted records. */
export interface ComposedEmailSources {
  order(number: string): Promise<OrderRecord | null>;
  composedEmail(id: string): Promise<Pick<ComposedEmailRecord, 'subject' | 'text'> | null>;
}

const MORE = {
  ko: '더 궁금하신 점이 있으시면 이 메일에 답장해 주세요.',
  en: 'If you have any questions, just reply to this email.',
} as const;

/** Removes the shop name prefix of the subject, which the layout shows above the title anyway. */
const toTitle = (subject: string) => subject.replace(/^\s*\[[^\]]*\]\s*/u, '') || subject;

/** To the buyer of an order: a text written by staff. */
export const composedEmail: EmailTemplate<'COMPOSED_EMAIL', ComposedEmailSources> = async (
  { orderNumber, composedEmailId },
  { language },
  { order: findOrder, composedEmail: find, links },
) => {
  const [order, draft] = await Promise.all([findOrder(orderNumber), find(composedEmailId)]);
  if (!order || !draft) return null;
  const words = ORDER_WORDS[language];
  return {
    subject: draft.subject,
    preheader: draft.text,
    title: toTitle(draft.subject),
    market: order.market,
    language,
    blocks: [
      written(draft.text),
      facts({ label: words.number, value: order.number }),
      button(words.seeOrder, orderPage(links, order, language)),
      note(MORE[language]),
    ],
    reason: words.reason,
  };
};
