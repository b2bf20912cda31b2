import type { Language } from '@eunbit/schema/market';
import type { OrderStatus } from '@eunbit/schema/order';
import { personName } from '@eunbit/schema/person-name';
import { button, type EmailTemplate, heading, text } from '../../email/index.ts';
import type { OrderRecord } from '../order.record.ts';
import { amountBlock, depositFacts, lineBlock, orderFacts, orderPage } from './order-blocks.ts';
import type { OrderEmailSources } from './order-email-sources.ts';
import { ORDER_WORDS } from './order-words.ts';

type Wrong = Exclude<OrderStatus, 'PREPARING_FOR_SHIPMENT'>;
type Right = Exclude<OrderStatus, 'ORDER_CANCELLED' | 'ORDER_SHIPPED'>;

interface CorrectionWords {
  readonly subject: (number: string) => string;
  readonly title: string;
  readonly opening: (name: string) => string;
  readonly wrong: Readonly<Record<Wrong, string>>;
  readonly right: Readonly<Record<Right, string>>;
  /** For a cancelled order that was paid. */
  readonly keptMoney: string;
  readonly deposit: string;
}

const WORDS: Readonly<Record<Language, CorrectionWords>> = {
  ko: {
    subject: (number) => `[은빛] 주문 안내를 바로잡습니다 (${number})`,
    title: '앞서 보내 드린 안내를 바로잡습니다',
    opening: (name) => `${name} 님, 저희 실수로 잘못된 안내를 보내 드려 죄송합니다.`,
    wrong: {
      ORDER_CONFIRMED: '주문이 확인되었다는 메일은 잘못 보내 드린 것입니다.',
      ORDER_DELAYED: '배송이 늦어진다는 메일은 잘못 보내 드린 것입니다.',
      ORDER_CANCELLED: '주문이 취소되었다는 메일은 잘못 보내 드린 것으로, 주문은 그대로 진행됩니다.',
      ORDER_SHIPPED: '상품이 출발했다는 메일은 잘못 보내 드린 것으로, 상품은 아직 출발하지 않았습니다.',
    },
    right: {
      PREPARING_FOR_SHIPMENT: '현재 주문은 배송 준비 중입니다.',
      ORDER_CONFIRMED: '현재 주문은 확인이 끝나 발송을 앞두고 있습니다.',
      ORDER_DELAYED: '현재 주문은 앞서 안내해 드린 대로 발송이 늦어지고 있습니다.',
    },
    keptMoney: '결제하신 금액은 환불되지 않고 이 주문에 그대로 쓰입니다.',
    deposit: '입금 안내',
  },
  en: {
    subject: (number) => `[Eunbit] A correction about your order ${number}`,
    title: 'A correction',
    opening: (name) => `Hello ${name}, we have told you something wrong about your order, and we are sorry.`,
    wrong: {
      ORDER_CONFIRMED: 'Our email that it was confirmed was a mistake.',
      ORDER_DELAYED: 'Our email that it was delayed was a mistake.',
      ORDER_CANCELLED: 'Our email that it was cancelled was a mistake: your order goes on.',
      ORDER_SHIPPED: 'Our email that it was on its way was a mistake: your items have not left yet.',
    },
    right: {
      PREPARING_FOR_SHIPMENT: 'It is being prepared for shipment.',
      ORDER_CONFIRMED: 'It is confirmed and will be shipped soon.',
      ORDER_DELAYED: 'It is delayed, as we had written before.',
    },
    keptMoney: 'Your payment is not sent back: it stays with this order.',
    deposit: 'How to pay',
  },
};

/** Statuses whose emails are optional; if none was sent, there is nothing to correct. */
const MAY_BE_LEFT_OUT: ReadonlySet<OrderStatus> = new Set(['ORDER_CONFIRMED', 'ORDER_SHIPPED']);

/** The wrong status that the customer was told and the right one; null if there is no such correction. */
function findWrong({ statusHistory }: OrderRecord, correctionId: string): { wrong: Wrong; right: Right } | null {
  const index = statusHistory.findIndex(({ correction }) => correction?.id === correctionId);
  const [before, entry] = [statusHistory[index - 1], statusHistory[index]];
  return before && entry ? { wrong: before.status as Wrong, right: entry.status as Right } : null;
}

/** To the customer: an announced status was wrong. */
export const orderCorrected: EmailTemplate<'ORDER_CORRECTED', OrderEmailSources> = async (
  { orderNumber, correctionId },
  { language },
  { order: find, links, wantsOrderEmails },
) => {
  const order = await find(orderNumber);
  const found = order && findWrong(order, correctionId);
  if (!found) return null;
  const { wrong, right } = found;
  if (MAY_BE_LEFT_OUT.has(wrong) && !(await wantsOrderEmails(order.userId))) return null;
  const { market } = order;
  const [words, shared] = [WORDS[language], ORDER_WORDS[language]];
  const isPaid = wrong === 'ORDER_CANCELLED' && order.payment.status === 'PAID';
  const deposit = order.payment.status === 'AWAITING_PAYMENT' ? depositFacts(order, language) : null;
  const opening = words.opening(personName(order.address));
  const news = [words.wrong[wrong], words.right[right], ...(isPaid ? [words.keptMoney] : [])].join(' ');
  return {
    subject: words.subject(order.number),
    preheader: news,
    title: words.title,
    market,
    language,
    blocks: [
      text(opening),
      text(news),
      ...(deposit ? [heading(words.deposit), deposit] : []),
      button(shared.seeOrder, orderPage(links, order, language)),
      heading(shared.items),
      lineBlock(order, language, links),
      amountBlock(order, language),
      orderFacts(order, language),
    ],
    reason: shared.reason,
  };
};
