import type { Language } from '@eunbit/schema/market';
import type { OrderStatus } from '@eunbit/schema/order';
import { isCardMethod, isTransferMethod } from '@eunbit/schema/payment-method';
import { personName } from '@eunbit/schema/person-name';
import { KOREAN_POLICY_TEXT, policyText } from '@eunbit/schema/policy-text';
import { type Block, button, type EmailTemplate, facts, heading, text } from '../../email/index.ts';
import { cancelledAt, cancelsAt } from '../deposit-deadlines.ts';
import { parcelsOf } from '../fulfilment/fulfilment-rules.ts';
import { authorisedAmount } from '../later-authorisation.record.ts';
import type { OrderRecord, StatusChangeRecord } from '../order.record.ts';
import { getDisputedAmount, getRestAmount } from '../refundable.ts';
import { getRestRefunded } from '../refunds.record.ts';
import {
  amountBlock,
  lineBlock,
  orderDay,
  orderFacts,
  orderMoment,
  orderMoney,
  orderPage,
  trackingFacts,
} from './order-blocks.ts';
import type { OrderEmailSources } from './order-email-sources.ts';
import { DELAYS, ORDER_WORDS } from './order-words.ts';

interface StatusWords {
  readonly subject: string;
  readonly title: string;
  readonly opening: string;
  /** Blocks between the opening and the items. */
  readonly news?: readonly Block[];
}

type StatusText = (order: OrderRecord, change: StatusChangeRecord | undefined) => StatusWords;

/** Whether the confirmation says that the deposit has arrived; not if a part is missing. */
const isByPaidDeposit = ({ payment }: OrderRecord) => payment.method === 'DEPOSIT' && payment.status === 'PAID';

/**
 * Describes a card refund: the amount refunded with the cancellation, earlier refunds, and the amount held by a dispute; from the
 * ledger.
 */
function cardMoneyBack(order: OrderRecord, language: Language): string {
  const { status, paidAmount } = order.payment;
  const amount = status === 'REFUNDED' ? getRestRefunded(order) : getRestAmount(order);
  const disputed = getDisputedAmount(order);
  const before = Math.max(0, paidAmount - amount - disputed);
  const [back, earlier, held] = [amount, before, disputed].map((sum) => orderMoney(order, sum));
  const { cardRefund } = policyText(order.market, language);
  const ko = [
    amount > 0 ? `결제하신 금액 중 ${back}은 같은 카드로 환불됩니다. ${cardRefund}` : null,
    before > 0 ? `${earlier}은 이미 환불되었거나 환불 중입니다.` : null,
    disputed > 0 ? `${held}은 카드사에 이의를 제기하신 금액이라 카드사의 결정에 따라 처리됩니다.` : null,
  ];
  const en = [
    amount > 0 ? `${back} of your payment goes back to your card. ${cardRefund}` : null,
    before > 0 ? `${earlier} was refunded before, or is on its way.` : null,
    disputed > 0 ? `${held} is disputed at your bank, which decides what becomes of it.` : null,
  ];
  if (amount === paidAmount) {
    return language === 'ko'
      ? `결제하신 ${back}은 같은 카드로 전액 환불됩니다. ${cardRefund}`
      : `Your payment of ${back} goes back to your card in full. ${cardRefund}`;
  }
  return (language === 'ko' ? ko : en).filter((part) => part !== null).join(' ');
}

/** What happens to the payment of a cancelled order. */
function moneyBack(order: OrderRecord, change: StatusChangeRecord | undefined, language: Language): string {
  const { method, status } = order.payment;
  const end = cancelledAt(order);
  if (change?.by === null && !change.cancellation && isTransferMethod(method) && end && change.at >= end) {
    if (order.payment.dueSetAt) {
      const day = orderMoment(order, end, language);
      return language === 'ko'
        ? `${day}까지 입금이 확인되지 않아 자동으로 취소되었습니다.`
        : `Your deposit did not arrive by ${day}, so the order was cancelled automatically.`;
    }
    return language === 'ko'
      ? `${KOREAN_POLICY_TEXT.ko.unpaidCancelDays} 안에 입금이 확인되지 않아 자동으로 취소되었습니다.`
      : `Your deposit did not arrive within ${KOREAN_POLICY_TEXT.en.unpaidCancelDays}, so the order was cancelled automatically.`;
  }
  if (method === 'ESCROW' && (status === 'RELEASE_DUE' || status === 'VOID')) {
    const total = orderMoney(order, authorisedAmount(order));
    return language === 'ko'
      ? `카드로 승인된 ${total}은 결제되지 않으며 승인이 취소됩니다.`
      : `The ${total} authorized on your card will not be charged; the authorization is being released.`;
  }
  if (status !== 'REFUND_DUE' && status !== 'REFUNDED') {
    return language === 'ko'
      ? '결제된 금액이 없어 환불할 금액도 없습니다.'
      : 'Nothing was paid, so there is nothing to pay back.';
  }
  if (isCardMethod(method)) return cardMoneyBack(order, language);
  const deposited = orderMoney(order, getRestAmount(order));
  return language === 'ko'
    ? `입금하신 ${deposited}은 계좌로 돌려 드립니다. 주문 내역 페이지에서 환불받을 계좌를 알려 주세요.`
    : `Your deposit of ${deposited} will be paid back by transfer. Please tell us your bank account on the page of the order.`;
}

/** Explains what happens to a delayed unpaid order, and how to cancel it (PAYMENT-33). */
function unpaidText(order: OrderRecord, language: Language): string {
  const end = cancelsAt(order);
  const moment = end && orderMoment(order, end, language);
  if (language === 'ko') {
    return moment
      ? `${moment}까지 입금되지 않으면 주문이 자동으로 취소되며, 따로 내실 금액은 없습니다. 주문을 취소하시려면 고객센터로 문의해 주세요.`
      : '입금 기한은 아직 정해지지 않았으며 언제든지 입금하실 수 있습니다. 기한이 정해지면 늦어도 하루 전에 이메일로 알려 드리고, 그때까지 입금되지 않으면 주문이 자동으로 취소됩니다. 기다리지 않으시려면 입금하지 마시고 고객센터로 문의해 주세요. 주문을 취소해 드리며, 따로 내실 금액은 없습니다.';
  }
  return moment
    ? `If no deposit has come by ${moment}, the order is cancelled by itself, and you owe nothing. To cancel it now, please contact us.`
    : 'No last day to pay is set yet, and you can pay at any time. If we set one, we email you at least a day before it, and an order that is not paid by then is cancelled by itself. If you do not want to wait, do not pay and contact us: we cancel the order, and you owe nothing.';
}

function delayFacts(order: OrderRecord, change: StatusChangeRecord | undefined, language: Language): readonly Block[] {
  const delay = change?.delay;
  if (!delay) return [];
  const [reason, until, detail] = language === 'ko' ? ['사유', '예정일', '안내'] : ['Reason', 'Expected', 'Details'];
  const { status, dueAt } = order.payment;
  const payBy = status === 'AWAITING_PAYMENT' && dueAt ? orderMoment(order, dueAt, language) : null;
  return [
    facts(
      { label: reason, value: DELAYS[language][delay.reason] },
      delay.until ? { label: until, value: orderDay(order, delay.until, language) } : null,
      delay.detail ? { label: detail, value: delay.detail } : null,
      payBy ? { label: ORDER_WORDS[language].payBy, value: payBy } : null,
    ),
    ...(status === 'AWAITING_PAYMENT' ? [text(unpaidText(order, language))] : []),
  ];
}

/** For a cancelled exchange or replacement: its return is open again (RETURN-16). */
function returnNews({ origin }: OrderRecord, language: Language): readonly Block[] {
  if (!origin?.returnNumber) return [];
  const { returnNumber, orderNumber } = origin;
  return [
    text(
      language === 'ko'
        ? `주문 ${orderNumber}의 반품 신청(${returnNumber})은 다시 진행됩니다. 상품을 다시 보내 드리거나 상품 금액을 환불해 드린 뒤 이메일로 알려 드립니다.`
        : `Your return ${returnNumber} of order ${orderNumber} is open again: we send you the products once more or pay you back for them, and tell you by email.`,
    ),
  ];
}

type NotifiedStatus = Exclude<OrderStatus, 'PREPARING_FOR_SHIPMENT'>;

const STATUS_TEXTS: Readonly<Record<Language, Readonly<Record<NotifiedStatus, StatusText>>>> = {
  ko: {
    ORDER_CONFIRMED: (order) => ({
      subject: `[은빛] 주문이 확인되었습니다 (${order.number})`,
      title: '주문이 확인되었습니다',
      opening: isByPaidDeposit(order)
        ? `${personName(order.address)} 님, 입금이 확인되었습니다. 곧 상품을 보내 드리겠습니다. 이 메일은 영수증으로 보관하실 수 있습니다.`
        : `${personName(order.address)} 님, 주문을 확인했습니다. 곧 상품을 보내 드리겠습니다.`,
    }),
    ORDER_DELAYED: (order, change) => ({
      subject: `[은빛] 배송이 늦어지고 있습니다 (${order.number})`,
      title: '배송이 늦어져 죄송합니다',
      opening: `${personName(order.address)} 님, 주문하신 상품의 발송이 늦어지게 되었습니다. 기다리시게 해 드려 죄송합니다.`,
      news: delayFacts(order, change, 'ko'),
    }),
    ORDER_CANCELLED: (order, change) => ({
      subject: `[은빛] 주문이 취소되었습니다 (${order.number})`,
      title: '주문이 취소되었습니다',
      opening: `${personName(order.address)} 님, 주문이 취소되어 종료되었습니다. ${moneyBack(order, change, 'ko')}`,
      news: returnNews(order, 'ko'),
    }),
    ORDER_SHIPPED: (order) => ({
      subject: `[은빛] 상품이 출발했습니다 (${order.number})`,
      title: '상품이 출발했습니다',
      opening: `${personName(order.address)} 님, 주문하신 상품을 보내 드렸습니다. 운송장 번호를 누르시면 배송 상황을 확인하실 수 있습니다.${order.payment.method === 'ESCROW' ? ' 에스크로로 승인된 금액이 이제 결제됩니다.' : ''}`,
      news: [heading('배송 조회'), trackingFacts(parcelsOf(order), 'ko')],
    }),
  },
  en: {
    ORDER_CONFIRMED: (order) => ({
      subject: `[Eunbit] Your order ${order.number} is confirmed`,
      title: 'Your order is confirmed',
      opening: isByPaidDeposit(order)
        ? `Hello ${personName(order.address)}, your deposit has arrived. We will ship your items soon. You can keep this email as your receipt.`
        : `Hello ${personName(order.address)}, we have checked your order and will ship your items soon.`,
    }),
    ORDER_DELAYED: (order, change) => ({
      subject: `[Eunbit] Your order ${order.number} is delayed`,
      title: 'We are sorry: your order is delayed',
      opening: `Hello ${personName(order.address)}, your items will leave later than planned. We are sorry to keep you waiting.`,
      news: delayFacts(order, change, 'en'),
    }),
    ORDER_CANCELLED: (order, change) => ({
      subject: `[Eunbit] Your order ${order.number} is cancelled`,
      title: 'Your order is cancelled',
      opening: `Hello ${personName(order.address)}, your order has been cancelled and closed. ${moneyBack(order, change, 'en')}`,
      news: returnNews(order, 'en'),
    }),
    ORDER_SHIPPED: (order) => ({
      subject: `[Eunbit] Your order ${order.number} is on its way`,
      title: 'Your order is on its way',
      opening: `Hello ${personName(order.address)}, your items have left. The tracking number leads to where they are.${order.payment.method === 'ESCROW' ? ' The amount authorised on your card is charged now.' : ''}`,
      news: [heading('Tracking'), trackingFacts(parcelsOf(order), 'en')],
    }),
  },
};

/** Optional emails, which a customer may switch off. Delays, cancellations and refunds are always sent. */
const MAY_BE_LEFT_OUT: ReadonlySet<OrderStatus> = new Set(['ORDER_CONFIRMED', 'ORDER_SHIPPED']);

/** To the customer: the order has reached a status. Sent even if it has moved on: a later status sends its own email. */
export const orderStatusChanged: EmailTemplate<'ORDER_STATUS_CHANGED', OrderEmailSources> = async (
  { orderNumber, status },
  { language },
  { order: find, links, wantsOrderEmails },
) => {
  const order = await find(orderNumber);
  if (!order || status === 'PREPARING_FOR_SHIPMENT') return null;
  if (MAY_BE_LEFT_OUT.has(status) && !(await wantsOrderEmails(order.userId))) return null;
  const { market } = order;
  const change = order.statusHistory.findLast((entry) => entry.status === status);
  const { subject, title, opening, news = [] } = STATUS_TEXTS[language][status](order, change);
  const words = ORDER_WORDS[language];
  return {
    subject,
    preheader: opening,
    title,
    market,
    language,
    blocks: [
      text(opening),
      ...news,
      button(words.seeOrder, orderPage(links, order, language)),
      heading(words.items),
      lineBlock(order, language, links),
      amountBlock(order, language),
      orderFacts(order, language),
    ],
    reason: words.reason,
  };
};
