import { personName } from '@eunbit/schema/person-name';
import { button, type EmailTemplate, facts, quote, text } from '../../email/index.ts';
import { officeOrder } from '../../order/index.ts';
import { isColleague } from '../colleague-rules.ts';
import type { OrderCollaborationEmailSources } from './order-collaboration-email-templates.ts';

const WORDS = {
  ko: {
    subject: (number: string) => `[은빛] 주문 ${number} 메모에서 회원님을 언급했습니다`,
    title: '메모에서 회원님을 언급했습니다',
    opening: (name: string) => `${name} 님이 주문 메모에서 회원님을 언급했습니다.`,
    somebody: '동료',
    order: '주문번호',
    see: '주문 보기',
    reason: '백오피스에서 동료가 회원님을 언급하면 보내 드리는 알림입니다. ‘나를 언급한 메모’ 화면에서 끌 수 있습니다.',
  },
  en: {
    subject: (number: string) => `[Eunbit] You were mentioned on order ${number}`,
    title: 'A colleague mentions you',
    opening: (name: string) => `${name} mentions you in a note on an order.`,
    somebody: 'A colleague',
    order: 'Order',
    see: 'See the order',
    reason:
      'We send this email when a colleague mentions you in the back office. You can switch it off on the page of notes that mention you.',
  },
} as const;

/** To a staff member mentioned in a note. Null if they have left or have switched these emails off. */
export const orderMention: EmailTemplate<'ORDER_MENTION', OrderCollaborationEmailSources> = async (
  { orderNumber, noteId, staffId },
  { language },
  { order: findOrder, user, links },
) => {
  const [order, reader] = await Promise.all([findOrder(orderNumber), user(staffId)]);
  const note = order?.notes?.find(({ id }) => id === noteId);
  if (!order || !note || !reader || !isColleague(reader) || reader.mentionEmails === false) return null;
  const words = WORDS[language];
  const author = await user(note.by);
  const opening = words.opening(author ? personName(author) : words.somebody);
  return {
    subject: words.subject(order.number),
    preheader: opening,
    title: words.title,
    market: order.market,
    language,
    blocks: [
      text(opening),
      quote(note.text),
      facts({ label: words.order, value: order.number }),
      button(words.see, officeOrder(links, order)),
    ],
    reason: words.reason,
  };
};
