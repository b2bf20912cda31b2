import { personName } from '@eunbit/schema/person-name';
import { button, type EmailContent, type EmailTemplate, heading, note, text } from '../../email/index.ts';
import { cancelledAt, isLeftToTheClock } from '../deposit-deadlines.ts';
import { getOutstandingAmount, getSurplusAmount } from '../payment-amounts.ts';
import { amountBlock, depositFacts, lineBlock, orderMoment, orderMoney, orderPage } from './order-blocks.ts';
import type { OrderEmailSources } from './order-email-sources.ts';
import { ORDER_WORDS } from './order-words.ts';

const WORDS = {
  ko: {
    subject: (number: string) => `[은빛] 아직 입금이 확인되지 않았습니다 (${number})`,
    preheader: (total: string) => `${total}을 입금해 주시면 바로 상품을 준비하겠습니다.`,
    title: '입금을 기다리고 있습니다',
    opening: (name: string) => `${name} 님, 주문하신 상품의 입금 기한이 되었습니다.`,
    soon: (name: string) => `${name} 님, 주문하신 상품의 입금 기한이 다가왔습니다.`,
    ends: (end: string) => `${end}까지 입금되지 않으면 주문이 자동으로 취소됩니다.`,
    paid: '이미 입금하셨다면 확인 중이니 이 메일은 무시하셔도 됩니다.',
  },
  en: {
    subject: (number: string) => `[Eunbit] We have not seen your deposit for order ${number} yet`,
    preheader: (total: string) => `Pay ${total}, and we will get your items ready at once.`,
    title: 'We are waiting for your deposit',
    opening: (name: string) => `Hello ${name}, your deposit is due now.`,
    soon: (name: string) => `Hello ${name}, your deposit is due soon.`,
    ends: (end: string) => `If it has not arrived by ${end}, your order is cancelled automatically.`,
    paid: 'If you have paid already, we are checking it and you can ignore this email.',
  },
} as const;

/** To the customer: the deposit is due. Null once it has been paid or the order was cancelled. */
export const depositReminder: EmailTemplate<'DEPOSIT_REMINDER', OrderEmailSources> = async (
  { orderNumber },
  { language },
  sources,
) => {
  const order = await sources.order(orderNumber);
  const deposit = order && depositFacts(order, language);
  if (!order || !deposit || order.payment.status !== 'AWAITING_PAYMENT') return null;
  const { market, payment } = order;
  const [words, shared] = [WORDS[language], ORDER_WORDS[language]];
  const name = personName(order.address);
  const end = isLeftToTheClock(payment) ? cancelledAt(order) : null;
  const opening = payment.dueSetAt ? words.soon(name) : words.opening(name);
  return {
    subject: words.subject(order.number),
    preheader: words.preheader(orderMoney(order, getOutstandingAmount(order))),
    title: words.title,
    market,
    language,
    blocks: [
      text(end ? `${opening} ${words.ends(orderMoment(order, end, language))}` : opening),
      deposit,
      note(words.paid),
      button(shared.seeOrder, orderPage(sources.links, order, language)),
      heading(shared.items),
      lineBlock(order, language, sources.links),
      amountBlock(order, language),
    ],
    reason: shared.reason,
  } satisfies EmailContent;
};

const RECEIVED = {
  ko: {
    subject: (number: string) => `[은빛] 입금이 확인되었습니다 (${number})`,
    title: '입금이 확인되었습니다',
    opening: (name: string, paid: string) => `${name} 님, ${paid}이 입금되었습니다.`,
    next: '상품이 준비되는 대로 다시 알려 드리겠습니다.',
    surplus: (surplus: string) => `주문 금액보다 더 입금하신 ${surplus}은 돌려 드립니다.`,
    receipt: '이 메일은 영수증으로 보관하실 수 있습니다.',
  },
  en: {
    subject: (number: string) => `[Eunbit] Your deposit for order ${number} has arrived`,
    title: 'Your deposit has arrived',
    opening: (name: string, paid: string) => `Hello ${name}, your deposit of ${paid} has arrived.`,
    next: 'We will write again when your items are on their way.',
    surplus: (surplus: string) => `${surplus} of it is more than your order comes to and will be paid back.`,
    receipt: 'You can keep this email as your receipt.',
  },
} as const;

/**
 * To the customer: the full deposit has arrived. Null if that is no longer so, for example because it was recorded by mistake.
 */
export const depositReceived: EmailTemplate<'DEPOSIT_RECEIVED', OrderEmailSources> = async (
  { orderNumber },
  { language },
  sources,
) => {
  const order = await sources.order(orderNumber);
  if (order?.payment.status !== 'PAID') return null;
  const { market, status, payment, amounts } = order;
  const [words, shared] = [RECEIVED[language], ORDER_WORDS[language]];
  const surplus = getSurplusAmount(payment.status, payment, amounts.total);
  const opening = [
    words.opening(personName(order.address), orderMoney(order, payment.paidAmount)),
    ...(surplus > 0 ? [words.surplus(orderMoney(order, surplus))] : []),
    ...(status === 'ORDER_SHIPPED' ? [] : [words.next]),
    words.receipt,
  ].join(' ');
  return {
    subject: words.subject(order.number),
    preheader: opening,
    title: words.title,
    market,
    language,
    blocks: [
      text(opening),
      button(shared.seeOrder, orderPage(sources.links, order, language)),
      heading(shared.items),
      lineBlock(order, language, sources.links),
      amountBlock(order, language),
    ],
    reason: shared.reason,
  };
};
