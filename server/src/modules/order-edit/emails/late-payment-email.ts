import type { Language } from '@eunbit/schema/market';
import { personName } from '@eunbit/schema/person-name';
import { policyText } from '@eunbit/schema/policy-text';
import { button, type EmailTemplate, facts, text } from '../../email/index.ts';
import { findPaymentRequest, orderMoney, orderPage } from '../../order/index.ts';
import type { OrderEditEmailSources } from './order-edit-emails.ts';

declare module '../../email/email-refs.ts' {
  interface EmailRefs {
    /** A payment for an edit arrived too late and was refunded. */
    LATE_PAYMENT_REFUNDED: { readonly orderNumber: string; readonly requestId: string };
  }
}

interface Words {
  readonly subject: (number: string) => string;
  readonly title: string;
  readonly opening: (name: string) => string;
  readonly refunded: string;
  readonly see: string;
  readonly reason: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    subject: (number) => `[은빛] 추가로 결제하신 금액을 환불해 드렸습니다 (${number})`,
    title: '추가로 결제하신 금액을 환불해 드렸습니다',
    opening: (name) =>
      `${name} 님, 주문 변경을 더 이상 진행할 수 없게 된 뒤에 결제가 완료되어, 결제하신 금액을 같은 카드로 전액 환불해 드렸습니다. 이 결제로 변경된 주문 내용은 없습니다.`,
    refunded: '환불 금액',
    see: '주문 내역 보기',
    reason: '고객님의 결제에 관한 안내로, 주문하실 때 적어 주신 주소로 보내 드립니다.',
  },
  en: {
    subject: (number) => `[Eunbit] Your payment for a change to order ${number} was paid back`,
    title: 'Your payment was paid back',
    opening: (name) =>
      `Hello ${name}, your payment for a change to your order came when the change could no longer be made. It goes back to your card in full, and changed nothing of your order.`,
    refunded: 'Paid back',
    see: 'See your order',
    reason: 'You get this email because of your payment. It goes to the address you gave with your order.',
  },
};

/** To the customer: their payment for an edit arrived too late and is refunded. */
export const latePaymentRefunded: EmailTemplate<'LATE_PAYMENT_REFUNDED', OrderEditEmailSources> = async (
  { orderNumber, requestId },
  { language },
  { order: find, links },
) => {
  const order = await find(orderNumber);
  const request = order && findPaymentRequest(order, requestId);
  if (!order || !request) return null;
  const { market } = order;
  const words = WORDS[language];
  const opening = words.opening(personName(order.address));
  const amount = request.authorisation?.amount ?? request.amount;
  return {
    subject: words.subject(order.number),
    preheader: opening,
    title: words.title,
    market,
    language,
    blocks: [
      text(`${opening} ${policyText(market, language).cardRefund}`),
      facts({ label: words.refunded, value: orderMoney(order, amount) }),
      button(words.see, orderPage(links, order, language)),
    ],
    reason: words.reason,
  };
};
