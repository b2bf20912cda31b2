import { personName } from '@eunbit/schema/person-name';
import { button, type EmailTemplate, facts, heading, note, text } from '../../email/index.ts';
import { getOutstandingAmount } from '../payment-amounts.ts';
import { amountBlock, depositFacts, lineBlock, orderMoney, orderPage } from './order-blocks.ts';
import type { OrderEmailSources } from './order-email-sources.ts';
import { ORDER_WORDS } from './order-words.ts';

const WORDS = {
  ko: {
    subject: (number: string) => `[은빛] 입금액이 부족합니다 (${number})`,
    title: '입금액이 부족합니다',
    opening: (name: string, paid: string, rest: string) =>
      `${name} 님, ${paid}을 입금해 주셔서 감사합니다. 주문 금액에서 ${rest}이 부족합니다. 아래 계좌로 ${rest}을 더 입금해 주시면 주문을 진행하겠습니다.`,
    paid: '입금하신 금액',
    cancel: '주문을 원하지 않으시면 고객센터로 알려 주세요. 입금하신 금액은 전부 돌려 드립니다.',
  },
  en: {
    subject: (number: string) => `[Eunbit] A part of your deposit for order ${number} is missing`,
    title: 'A part of your deposit is missing',
    opening: (name: string, paid: string, rest: string) =>
      `Hello ${name}, thank you for your deposit of ${paid}. ${rest} of your order is still missing. Please transfer ${rest} to the account below, and we will go on with your order.`,
    paid: 'Deposited so far',
    cancel: 'If you do not want the order any more, please tell us, and all that you have deposited is paid back.',
  },
} as const;

/** To the customer, at the request of staff: the deposit falls short. Null once it is complete or the order is cancelled. */
export const depositShort: EmailTemplate<'DEPOSIT_SHORT', OrderEmailSources> = async (
  { orderNumber },
  { language },
  sources,
) => {
  const order = await sources.order(orderNumber);
  const deposit = order && depositFacts(order, language);
  if (!deposit || order.payment.mismatch !== 'SHORT') return null;
  const { market, payment } = order;
  const [words, shared] = [WORDS[language], ORDER_WORDS[language]];
  const paid = orderMoney(order, payment.paidAmount);
  const rest = orderMoney(order, getOutstandingAmount(order));
  const opening = words.opening(personName(order.address), paid, rest);
  return {
    subject: words.subject(order.number),
    preheader: opening,
    title: words.title,
    market,
    language,
    blocks: [
      text(opening),
      facts({ label: words.paid, value: paid }),
      deposit,
      note(words.cancel),
      button(shared.seeOrder, orderPage(sources.links, order, language)),
      heading(shared.items),
      lineBlock(order, language, sources.links),
      amountBlock(order, language),
    ],
    reason: shared.reason,
  };
};
