import type { Language } from '@eunbit/schema/market';
import { personName } from '@eunbit/schema/person-name';
import { policyText } from '@eunbit/schema/policy-text';
import { type AmountRow, type Block, button, type EmailTemplate, facts, heading, text } from '../../email/index.ts';
import type { OrderRecord } from '../order.record.ts';
import { type OrderRefundRecord, withheldUnits } from '../refunds.record.ts';
import { lineBlock, methodFacts, orderDay, orderMoney, orderPage, unitsText } from './order-blocks.ts';
import type { OrderEmailSources } from './order-email-sources.ts';
import { ORDER_WORDS } from './order-words.ts';

const WORDS = {
  ko: {
    subject: (number: string) => `[은빛] 주문 금액 일부가 환불되었습니다 (${number})`,
    title: '환불 안내',
    opening: {
      CARD: (name: string, amount: string) =>
        `${name} 님, 주문 금액 중 일부(${amount})를 결제하신 카드로 환불했습니다.`,
      AUTHORISATION: (name: string, amount: string) =>
        `${name} 님, 상품을 발송할 때 승인 금액에서 일부(${amount})를 뺀 금액만 카드에서 결제됩니다. 따로 하실 일은 없습니다.`,
      BANK_ACCOUNT: (name: string, amount: string) =>
        `${name} 님, 주문 금액 중 일부(${amount})를 알려 주신 계좌로 송금했습니다.`,
    },
    refunded: '환불 금액',
    lowered: '결제에서 빼는 금액',
    refundedOn: '환불일',
    notSent: '발송하지 않는 상품',
    items: '환불 내역',
    shipping: '배송비',
    tax: '판매세',
    wantedSubject: (number: string) => `[은빛] 환불받으실 계좌를 알려 주세요 (${number})`,
    wantedTitle: '환불 계좌를 알려 주세요',
    wanted: (name: string, amount: string) =>
      `${name} 님, 주문 금액 중 일부(${amount})를 계좌로 환불해 드립니다. 주문 내역에서 환불받으실 계좌를 입력해 주세요.`,
    enterAccount: '환불 계좌 입력하기',
  },
  en: {
    subject: (number: string) => `[Eunbit] A refund for your order ${number}`,
    title: 'Your refund',
    opening: {
      CARD: (name: string, amount: string) =>
        `Hello ${name}, we have refunded ${amount} of your order to the card you paid with.`,
      AUTHORISATION: (name: string, amount: string) =>
        `Hello ${name}, your card will be charged ${amount} less when your order ships. There is nothing you need to do.`,
      BANK_ACCOUNT: (name: string, amount: string) =>
        `Hello ${name}, we have sent ${amount} of your order to the bank account you gave us.`,
    },
    refunded: 'Refunded',
    lowered: 'Charged less',
    refundedOn: 'Date',
    notSent: 'Not sent any more',
    items: 'What is refunded',
    shipping: 'Shipping',
    tax: 'Sales tax',
    wantedSubject: (number: string) => `[Eunbit] Where should we send the refund for order ${number}?`,
    wantedTitle: 'Please tell us your bank account',
    wanted: (name: string, amount: string) =>
      `Hello ${name}, we will send ${amount} of your order back to a bank account. Please enter the account on the page of your order.`,
    enterAccount: 'Enter the account',
  },
} as const satisfies Record<Language, object>;

/** The lines of a refund; null if an amount alone is refunded. */
function refundedLines(order: OrderRecord, { lines }: OrderRefundRecord): Pick<OrderRecord, 'market' | 'lines'> | null {
  const parts = lines.flatMap(({ productId, quantity }) => {
    const line = order.lines.find((sold) => sold.productId === productId);
    return line ? [{ ...line, quantity }] : [];
  });
  return parts.length > 0 ? { market: order.market, lines: parts } : null;
}

function refundRows(order: OrderRecord, refund: OrderRefundRecord, language: Language): Block {
  const words = WORDS[language];
  const row = (label: string, amount: number): AmountRow[] =>
    amount > 0 ? [{ label, value: orderMoney(order, amount) }] : [];
  const label = refund.destination === 'AUTHORISATION' ? words.lowered : words.refunded;
  return {
    type: 'amounts',
    rows: [
      ...row(words.shipping, refund.shipping),
      ...row(words.tax, refund.tax),
      { label, value: orderMoney(order, refund.amount), isTotal: true },
    ],
  };
}

function openingOf(order: OrderRecord, refund: OrderRefundRecord, language: Language): string {
  const { destination, amount } = refund;
  const opening = WORDS[language].opening[destination](personName(order.address), orderMoney(order, amount));
  return destination === 'CARD' ? `${opening} ${policyText(order.market, language).cardRefund}` : opening;
}

const findRefund = (order: OrderRecord | null, refundId: string) => order?.refunds?.find(({ id }) => id === refundId);

/** To the customer: a part of an order was refunded, or will not be charged. */
export const orderPartRefunded: EmailTemplate<'ORDER_PART_REFUNDED', OrderEmailSources> = async (
  { orderNumber, refundId },
  { language },
  sources,
) => {
  const order = await sources.order(orderNumber);
  const refund = findRefund(order, refundId);
  if (!order || refund?.status !== 'SUCCEEDED') return null;
  const { market } = order;
  const [words, shared] = [WORDS[language], ORDER_WORDS[language]];
  const opening = openingOf(order, refund, language);
  const lines = refundedLines(order, refund);
  const withheld = withheldUnits({ refunds: [refund] });
  return {
    subject: words.subject(order.number),
    preheader: opening,
    title: words.title,
    market,
    language,
    blocks: [
      text(opening),
      facts(
        { label: shared.number, value: order.number },
        { label: words.refundedOn, value: orderDay(order, refund.madeAt ?? refund.at, language) },
        withheld.length > 0 ? { label: words.notSent, value: unitsText(order, withheld, language) } : null,
      ),
      methodFacts(order, language),
      ...(lines ? [heading(words.items), lineBlock(lines, language, sources.links)] : []),
      refundRows(order, refund, language),
      button(shared.seeOrder, orderPage(sources.links, order, language)),
    ],
    reason: shared.reason,
  };
};

/** To the customer: their bank account is needed for a refund. Null once the account is known or no refund waits for it. */
export const refundAccountWanted: EmailTemplate<'REFUND_ACCOUNT_WANTED', OrderEmailSources> = async (
  { orderNumber, refundId },
  { language },
  sources,
) => {
  const order = await sources.order(orderNumber);
  const refund = findRefund(order, refundId);
  if (!order || refund?.status !== 'PENDING' || order.payment.refundAccount?.sealed) return null;
  const { market } = order;
  const [words, shared] = [WORDS[language], ORDER_WORDS[language]];
  const opening = words.wanted(personName(order.address), orderMoney(order, refund.amount));
  return {
    subject: words.wantedSubject(order.number),
    preheader: opening,
    title: words.wantedTitle,
    market,
    language,
    blocks: [
      text(opening),
      facts(
        { label: shared.number, value: order.number },
        { label: words.refunded, value: orderMoney(order, refund.amount) },
      ),
      button(words.enterAccount, orderPage(sources.links, order, language)),
    ],
    reason: shared.reason,
  };
};
