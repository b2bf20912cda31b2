import { BRAND } from '@eunbit/schema/brand';
import type { PaymentMethod } from '@eunbit/schema/checkout';
import type { DraftOrderKind, OrderOrigin } from '@eunbit/schema/draft-order';
import type { Language } from '@eunbit/schema/market';
import { isTransferMethod } from '@eunbit/schema/payment-method';
import { personName } from '@eunbit/schema/person-name';
import { KOREAN_POLICY_TEXT } from '@eunbit/schema/policy-text';
import {
  type Block,
  button,
  type EmailContent,
  type EmailTemplate,
  facts,
  heading,
  note,
  text,
} from '../../email/index.ts';
import type { OrderRecord } from '../order.record.ts';
import {
  amountBlock,
  depositFacts,
  lineBlock,
  methodFacts,
  officeOrder,
  orderFacts,
  orderMoment,
  orderMoney,
  orderPage,
  originBlocks,
} from './order-blocks.ts';
import type { OrderEmailSources } from './order-email-sources.ts';
import { ORDER_WORDS } from './order-words.ts';

type PlacedWords = Pick<EmailContent, 'subject' | 'preheader' | 'title'> & { readonly opening: string };

/** A paid order. */
const PAID: Readonly<Record<Language, (order: OrderRecord) => PlacedWords>> = {
  ko: (order) => ({
    subject: `[은빛] 주문이 접수되었습니다 (${order.number})`,
    preheader: `${orderMoney(order, order.amounts.total)} 결제가 완료되었습니다. 상품을 준비하겠습니다.`,
    title: '주문해 주셔서 감사합니다',
    opening: `${personName(order.address)} 님, 주문과 결제가 완료되었습니다. 상품이 준비되는 대로 다시 알려 드리겠습니다. 이 메일은 영수증으로 보관하실 수 있습니다.`,
  }),
  en: (order) => ({
    subject: `[Eunbit] We have received your order ${order.number}`,
    preheader: `Your payment of ${orderMoney(order, order.amounts.total)} was successful. We are getting your items ready.`,
    title: 'Thank you for your order',
    opening: `Hello ${personName(order.address)}, your order is placed and paid. We will write again when it is on its way. You can keep this email as your receipt.`,
  }),
};

/** An order whose card payment is authorised and captured when it is shipped. */
const IN_ESCROW: Readonly<Record<Language, (order: OrderRecord) => PlacedWords>> = {
  ko: (order) => ({
    subject: `[은빛] 주문이 접수되었습니다 (${order.number})`,
    preheader: `${orderMoney(order, order.amounts.total)}이 카드로 승인되었습니다. 금액은 상품을 발송할 때 결제됩니다.`,
    title: '주문해 주셔서 감사합니다',
    opening: `${personName(order.address)} 님, 주문이 접수되고 카드가 승인되었습니다. 에스크로 주문이므로 금액은 상품을 발송할 때 결제됩니다. 발송 전에 취소하시면 결제되지 않습니다.`,
  }),
  en: (order) => ({
    subject: `[Eunbit] We have received your order ${order.number}`,
    preheader: `${orderMoney(order, order.amounts.total)} was authorized on your card. It is charged when we ship your items.`,
    title: 'Thank you for your order',
    opening: `Hello ${personName(order.address)}, your order is placed and your card is authorized. As this is an escrow order, the amount is charged when we ship your items; if it is cancelled before, nothing is charged.`,
  }),
};

/** The names of orders at no charge. */
const FREE_NAMES: Readonly<Record<Language, Readonly<Record<DraftOrderKind, string>>>> = {
  ko: { SALE: '주문', REPLACEMENT: '재발송 주문', EXCHANGE: '교환 주문' },
  en: { SALE: 'order', REPLACEMENT: 'replacement order', EXCHANGE: 'exchange order' },
};

/** An order at no charge. */
const FREE: Readonly<Record<Language, (order: OrderRecord) => PlacedWords>> = {
  ko: (order) => ({
    subject: `[은빛] ${FREE_NAMES.ko[order.origin?.kind ?? 'SALE']}이 접수되었습니다 (${order.number})`,
    preheader: '결제하실 금액은 없습니다. 상품을 준비하겠습니다.',
    title: '상품을 보내 드리겠습니다',
    opening: `${personName(order.address)} 님, 아래 상품을 추가 비용 없이 보내 드립니다. 상품이 준비되는 대로 다시 알려 드리겠습니다.`,
  }),
  en: (order) => ({
    subject: `[Eunbit] Your ${FREE_NAMES.en[order.origin?.kind ?? 'SALE']} ${order.number} is placed`,
    preheader: 'There is nothing to pay. We are getting your items ready.',
    title: 'Your items are on their way soon',
    opening: `Hello ${personName(order.address)}, we are sending you the items below at no charge. We will write again when they are on their way.`,
  }),
};

/** An order that awaits its deposit. */
const UNPAID: Readonly<Record<Language, (order: OrderRecord) => PlacedWords>> = {
  ko: (order) => ({
    subject: `[은빛] 입금을 기다리고 있습니다 (${order.number})`,
    preheader: `${orderMoney(order, order.amounts.total)}을 기한 안에 입금해 주시면 상품을 준비하겠습니다.`,
    title: '주문해 주셔서 감사합니다',
    opening: `${personName(order.address)} 님, 주문이 접수되었습니다. 아래 계좌로 입금해 주시면 확인하는 대로 상품을 준비하겠습니다.`,
  }),
  en: (order) => ({
    subject: `[Eunbit] Your order ${order.number} is waiting for your deposit`,
    preheader: `Please pay ${orderMoney(order, order.amounts.total)} in time, and we will get your items ready.`,
    title: 'Thank you for your order',
    opening: `Hello ${personName(order.address)}, we have received your order. Please pay to the account below; we will get your items ready as soon as your deposit is there.`,
  }),
};

const MORE: Readonly<Record<Language, Readonly<Record<'unpaid' | 'unpaidBySetDate' | 'change' | 'howToPay', string>>>> =
  {
    ko: {
      howToPay: '입금 안내',
      unpaid: `주문일로부터 ${KOREAN_POLICY_TEXT.ko.unpaidCancelDays} 안에 입금되지 않은 주문은 자동으로 취소됩니다.`,
      unpaidBySetDate: '입금 기한까지 입금되지 않은 주문은 자동으로 취소됩니다.',
      change: '발송을 준비하는 동안에는 주문을 취소하실 수 있습니다.',
    },
    en: {
      howToPay: 'How to pay',
      unpaid: `An order that is not paid is cancelled automatically ${KOREAN_POLICY_TEXT.en.unpaidCancelDays} after it was placed.`,
      unpaidBySetDate: 'An order that is not paid by then is cancelled automatically.',
      change: 'You can cancel your order until we have confirmed it.',
    },
  };

const BY_METHOD: Readonly<Partial<Record<PaymentMethod, typeof PAID>>> = { ESCROW: IN_ESCROW, NONE: FREE };

/** To the customer: the order is placed. */
export const orderPlaced: EmailTemplate<'ORDER_PLACED', OrderEmailSources> = async (
  { orderNumber },
  { language },
  { order: find, links },
) => {
  const order = await find(orderNumber);
  if (!order) return null;
  const { market } = order;
  const deposit = depositFacts(order, language);
  const words = ORDER_WORDS[language];
  const more = MORE[language];
  const { opening, ...head } = (deposit ? UNPAID : (BY_METHOD[order.payment.method] ?? PAID))[language](order);
  const payment: Block[] = deposit
    ? [heading(more.howToPay), deposit, note(order.payment.dueSetAt ? more.unpaidBySetDate : more.unpaid)]
    : [methodFacts(order, language)];
  return {
    ...head,
    market,
    language,
    blocks: [
      text(opening),
      ...originBlocks(order, language, links),
      ...payment,
      heading(words.items),
      lineBlock(order, language, links),
      amountBlock(order, language),
      orderFacts(order, language),
      button(words.seeOrder, orderPage(links, order, language)),
      note(more.change),
    ],
    reason: words.reason,
  };
};

const RECEIVED: Readonly<Record<PaymentMethod, string>> = {
  CARD: '결제가 완료된 주문입니다.',
  ESCROW: '카드가 승인된 에스크로 주문입니다. 7일 안에 발송 처리해야 결제됩니다.',
  DEPOSIT: '입금 확인 후 주문을 확인해 주세요.',
  VIRTUAL_ACCOUNT: '가상계좌 입금을 기다리는 주문입니다. 입금은 자동으로 확인됩니다.',
  NONE: '받을 금액이 없는 주문입니다.',
};

/** The reason for an order made by staff. */
const ORIGIN: Readonly<Record<DraftOrderKind, (origin: OrderOrigin) => string>> = {
  SALE: ({ draftNumber }) => draftNumber,
  REPLACEMENT: ({ draftNumber, orderNumber }) => `${draftNumber} · ${orderNumber} 재발송`,
  EXCHANGE: ({ draftNumber, orderNumber }) => `${draftNumber} · ${orderNumber} 교환`,
};

/** To the company: an order was placed. */
export const orderReceived: EmailTemplate<'ORDER_RECEIVED', OrderEmailSources> = async (
  { orderNumber },
  { language },
  sources,
) => {
  const order = await sources.order(orderNumber);
  if (!order) return null;
  const { market } = order;
  const words = ORDER_WORDS[language];
  const store = market === 'KR' ? '한국 스토어' : '미국 스토어';
  const { method } = order.payment;
  const isDeposit = isTransferMethod(method);
  const total = orderMoney(order, order.amounts.total);
  return {
    subject: `[${BRAND.koreanName}] 새 주문 ${order.number} · ${store} · ${total}`,
    preheader: RECEIVED[method],
    title: '새 주문이 들어왔습니다',
    market,
    language,
    blocks: [
      facts(
        { label: '스토어', value: store },
        { label: words.number, value: order.number },
        { label: words.placedOn, value: orderMoment(order, order.createdAt, language) },
        { label: '주문자', value: `${personName(order.address)} (${order.userId ? '회원' : '비회원'})` },
        { label: '이메일', value: order.email },
        { label: '전화', value: order.phone },
        { label: words.paymentMethod, value: words.methods[method] },
        isDeposit ? { label: words.depositor, value: order.payment.depositorName ?? '' } : null,
        order.origin ? { label: '수기 주문', value: ORIGIN[order.origin.kind](order.origin) } : null,
      ),
      lineBlock(order, language, sources.links),
      amountBlock(order, language),
      button('관리자 화면에서 보기', officeOrder(sources.links, order)),
    ],
    reason: '새 주문이 들어올 때마다 회사 대표 주소로 보내는 알림입니다.',
    replyTo: order.email,
  };
};
