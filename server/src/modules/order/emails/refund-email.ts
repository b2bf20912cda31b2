import { personName } from '@eunbit/schema/person-name';
import { policyText } from '@eunbit/schema/policy-text';
import { button, type EmailTemplate, facts, text } from '../../email/index.ts';
import { lineBlock, orderMoney, orderPage } from './order-blocks.ts';
import type { OrderEmailSources } from './order-email-sources.ts';
import { ORDER_WORDS } from './order-words.ts';

const REFUNDED = {
  ko: {
    refunded: '환불 금액',
    subject: (number: string) => `[은빛] 환불이 완료되었습니다 (${number})`,
    title: '환불이 완료되었습니다',
    opening: (name: string) => `${name} 님, 취소하신 주문의 결제 금액을 같은 카드로 전액 환불했습니다.`,
    byTransfer: (name: string) => `${name} 님, 취소하신 주문의 입금액 전액을 계좌로 송금해 드렸습니다.`,
    rest: (name: string) => `${name} 님, 취소하신 주문에서 아직 환불되지 않은 금액을 모두 환불했습니다.`,
  },
  en: {
    refunded: 'Paid back',
    subject: (number: string) => `[Eunbit] Your order ${number} was refunded`,
    title: 'Your money is on its way back',
    opening: (name: string) =>
      `Hello ${name}, we have paid the whole amount of your cancelled order back to your card.`,
    byTransfer: (name: string) =>
      `Hello ${name}, we have sent the whole amount of your cancelled order back to your bank account.`,
    rest: (name: string) => `Hello ${name}, we have paid back all that was left of your cancelled order.`,
  },
} as const;

/** To the customer: the payment of a cancelled order was refunded. */
export const orderRefunded: EmailTemplate<'ORDER_REFUNDED', OrderEmailSources> = async (
  { orderNumber, amount: digits },
  { language },
  sources,
) => {
  const order = await sources.order(orderNumber);
  if (!order) return null;
  const { market } = order;
  const [words, shared] = [REFUNDED[language], ORDER_WORDS[language]];
  // Payments without a provider were bank transfers and are refunded by bank transfer.
  const name = personName(order.address);
  const amount = Number(digits);
  const isRest = amount < order.payment.paidAmount;
  const { cardRefund } = policyText(market, language);
  const opening = order.payment.intentId
    ? `${isRest ? words.rest(name) : words.opening(name)} ${cardRefund}`
    : (isRest ? words.rest : words.byTransfer)(name);
  return {
    subject: words.subject(order.number),
    preheader: opening,
    title: words.title,
    market,
    language,
    blocks: [
      text(opening),
      facts({ label: shared.number, value: order.number }, { label: words.refunded, value: orderMoney(order, amount) }),
      lineBlock(order, language, sources.links),
      button(shared.seeOrder, orderPage(sources.links, order, language)),
    ],
    reason: shared.reason,
  };
};
