import { ORDER_PAYMENT_PATH } from '@eunbit/schema/checkout-path';
import type { Language, Market } from '@eunbit/schema/market';
import type { RefundDestination } from '@eunbit/schema/order-refund';
import { personName } from '@eunbit/schema/person-name';
import { policyText } from '@eunbit/schema/policy-text';
import type { ProductRecord } from '../../catalogue/index.ts';
import { button, type EmailTemplate, type EmailTemplates, heading, note, text } from '../../email/index.ts';
import {
  amountBlock,
  depositFacts,
  lineBlock,
  type OrderRecord,
  type OrderRefundRecord,
  type OrderTokens,
  orderFacts,
  orderMoney,
  orderPage,
  sampleOrder,
} from '../../order/index.ts';
import { editProposed } from './edit-proposed-email.ts';
import { editFacts } from './edit-words.ts';
import { latePaymentRefunded } from './late-payment-email.ts';
import { SAMPLE_EDIT, SAMPLE_OWN_PROPOSAL, SAMPLE_PROPOSAL, withSampleEdit } from './sample-edit.ts';

declare module '../../email/email-refs.ts' {
  interface EmailRefs {
    /** The address or lines of an order were edited. */
    ORDER_EDITED: { readonly orderNumber: string; readonly editId: string };
  }
}

export interface OrderEditEmailSources {
  readonly orderTokens: Pick<OrderTokens, 'paymentPath'>;
  order(number: string): Promise<OrderRecord | null>;
}

interface Words {
  readonly subject: (number: string) => string;
  readonly title: string;
  readonly opening: (name: string) => string;
  readonly preheader: string;
  readonly changed: string;
  /** How the price reduction is refunded. */
  readonly less: Readonly<Record<RefundDestination, (amount: string) => string>>;
  readonly deposit: string;
  readonly order: string;
  readonly see: string;
  readonly notYou: string;
  readonly reason: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    subject: (number) => `[은빛] 주문 내용이 변경되었습니다 (${number})`,
    title: '주문 내용이 변경되었습니다',
    opening: (name) => `${name} 님, 주문 내용을 아래와 같이 변경했습니다.`,
    preheader: '변경된 내용을 확인해 주세요.',
    changed: '변경된 내용',
    less: {
      CARD: (amount) => `차액(${amount})은 결제하신 카드로 환불해 드립니다.`,
      AUTHORISATION: (amount) => `차액(${amount})은 결제되지 않습니다. 상품을 발송할 때 나머지 금액만 결제됩니다.`,
      BANK_ACCOUNT: (amount) => `차액(${amount})은 환불 계좌로 보내 드립니다.`,
    },
    deposit: '입금하실 금액',
    order: '변경 후 주문 내용',
    see: '주문 내역 보기',
    notYou: '변경을 요청하지 않으셨거나 잘못된 점이 있으면 바로 고객센터로 알려 주세요.',
    reason: '고객님의 주문에 관한 안내로, 주문하실 때 적어 주신 주소로 보내 드립니다.',
  },
  en: {
    subject: (number) => `[Eunbit] Your order ${number} was changed`,
    title: 'Your order was changed',
    opening: (name) => `Hello ${name}, your order was changed as follows.`,
    preheader: 'Please check what was changed.',
    changed: 'What was changed',
    less: {
      CARD: (amount) => `The difference of ${amount} goes back to the card you paid with.`,
      AUTHORISATION: (amount) =>
        `The difference of ${amount} will not be charged. Only the rest is, when we ship your items.`,
      BANK_ACCOUNT: (amount) => `The difference of ${amount} goes back to your refund account.`,
    },
    deposit: 'What to pay',
    order: 'Your order now',
    see: 'See your order',
    notYou: 'If you did not ask for this, or something is wrong, please contact us at once.',
    reason: 'You get this email because of your order. It goes to the address you gave with it.',
  },
};

/** How the price reduction is refunded. No other email is sent about it, unless staff send the money later. */
function toRefundText(order: OrderRecord, { amount, destination }: OrderRefundRecord, language: Language): string {
  const destinationText = WORDS[language].less[destination](orderMoney(order, amount));
  return destination === 'CARD'
    ? `${destinationText} ${policyText(order.market, language).cardRefund}`
    : destinationText;
}

/** To the customer: what was changed of the order. */
const orderEdited: EmailTemplate<'ORDER_EDITED', OrderEditEmailSources> = async (
  { orderNumber, editId },
  { language },
  { order: find, links },
) => {
  const order = await find(orderNumber);
  const edit = order?.edits?.find(({ id }) => id === editId);
  if (!order || !edit) return null;
  const { market } = order;
  const words = WORDS[language];
  const refund = order.refunds?.find(({ id }) => id === edit.id);
  // An unpaid order whose total has changed awaits the new amount.
  const isAwaited =
    order.payment.status === 'AWAITING_PAYMENT' && edit.before.amounts.total !== edit.after.amounts.total;
  const awaited = isAwaited ? depositFacts(order, language) : null;
  return {
    subject: words.subject(order.number),
    preheader: words.preheader,
    title: words.title,
    market,
    language,
    blocks: [
      text(words.opening(personName(edit.after.address))),
      heading(words.changed),
      editFacts(edit, market, language),
      ...(refund ? [text(toRefundText(order, refund, language))] : []),
      ...(awaited ? [heading(words.deposit), awaited] : []),
      heading(words.order),
      lineBlock({ market, lines: edit.after.lines }, language, links),
      amountBlock({ market, amounts: edit.after.amounts }, language),
      orderFacts({ ...order, ...edit.after }, language),
      button(words.see, orderPage(links, order, language)),
      note(words.notYou),
    ],
    reason: words.reason,
  };
};

interface Deps {
  readonly createSources: () => OrderEditEmailSources;
  /** The subjects of sample emails. */
  readonly sampleProducts: () => Promise<readonly ProductRecord[]>;
}

export function createOrderEditEmails({ createSources, sampleProducts }: Deps) {
  return {
    templates: {
      ORDER_EDITED: orderEdited,
      ORDER_EDIT_PROPOSED: editProposed,
      LATE_PAYMENT_REFUNDED: latePaymentRefunded,
    },
    createSources,
    samples: {
      sources: async (market: Market, language: Language) => ({
        orderTokens: { paymentPath: () => `${ORDER_PAYMENT_PATH}#link=sample` },
        order: async () => withSampleEdit(sampleOrder(await sampleProducts(), market, language)),
      }),
      emails: {
        ORDER_EDITED: () => [{ refs: SAMPLE_EDIT }],
        ORDER_EDIT_PROPOSED: () => [{ refs: SAMPLE_PROPOSAL }, { refs: SAMPLE_OWN_PROPOSAL }],
        LATE_PAYMENT_REFUNDED: () => [{ refs: SAMPLE_PROPOSAL }],
      },
    },
  } satisfies EmailTemplates<'ORDER_EDITED' | 'ORDER_EDIT_PROPOSED' | 'LATE_PAYMENT_REFUNDED', OrderEditEmailSources>;
}
