import { Language, type Market } from '@eunbit/schema/market';
import { OrderStatus } from '@eunbit/schema/order';
import type { EmailKind, EmailRefs } from '../email-kinds.ts';

/** An email to look at: a kind with something for it to be about. */
interface SampleEmail {
  /** Names it in addresses; the kind, and what sets it apart from others of the kind. */
  readonly name: string;
  readonly kind: EmailKind;
  readonly refs: EmailRefs[EmailKind];
}

/** What the samples are about; `sampleSources` knows these. */
export const SAMPLE = {
  orderNumber: 'EB-261121-ABCDEFGH',
  paidOrderNumber: 'EB-261121-PAIDPAID',
  contactNumber: 'CS-261121-ABCDEFGH',
  partnershipNumber: 'B2B-261121-ABCDEFGH',
  checkoutId: 'sample-checkout',
  productId: 'sample-product',
  userId: 'sample-user',
} as const;

const REFS: { readonly [K in EmailKind]: (market: Market) => EmailRefs[K] } = {
  ORDER_PLACED: () => SAMPLE,
  ORDER_RECEIVED: () => SAMPLE,
  ORDER_STATUS_CHANGED: () => ({ orderNumber: SAMPLE.orderNumber, status: 'ORDER_CONFIRMED' }),
  GUEST_ORDER_LINK: () => SAMPLE,
  CLAIM_ORDERS: () => SAMPLE,
  ORDER_RECEIPT: () => ({ orderNumber: SAMPLE.paidOrderNumber }),
  DEPOSIT_REMINDER: () => SAMPLE,
  DEPOSIT_RECEIVED: () => SAMPLE,
  ORDER_REFUNDED: () => SAMPLE,
  PAYMENT_REFUNDED: () => SAMPLE,
  CONTACT_MESSAGE: () => SAMPLE,
  CONTACT_CONFIRMATION: () => SAMPLE,
  B2B_REQUEST: () => SAMPLE,
  B2B_CONFIRMATION: () => SAMPLE,
  REQUEST_ANSWERED: () => ({ requestNumber: SAMPLE.contactNumber, answer: '0' }),
  MAILING_LIST_JOINED: (market) => ({ market }),
  MAILING_LIST_LEFT: (market) => ({ market }),
  BACK_IN_STOCK: (market) => ({ stockId: `${market}:${SAMPLE.productId}` }),
  LOW_STOCK: (market) => ({ stockId: `${market}:${SAMPLE.productId}` }),
  WELCOME: (market) => ({ userId: SAMPLE.userId, mailing: market }),
  PASSWORD_RESET: () => SAMPLE,
  PASSWORD_CHANGED_NOTICE: () => SAMPLE,
  EMAIL_CHANGE_CONFIRM: () => SAMPLE,
  EMAIL_CHANGED_NOTICE: () => SAMPLE,
  ROLE_CHANGED: () => ({ userId: SAMPLE.userId, personId: SAMPLE.userId, role: 'MANAGER' }),
};

/** Emails to the company, which speaks Korean. */
const TO_COMPANY: ReadonlySet<EmailKind> = new Set(['ORDER_RECEIVED', 'CONTACT_MESSAGE', 'B2B_REQUEST', 'LOW_STOCK']);

const slugOf = (text: string) => text.toLowerCase().replaceAll('_', '-');

/** Every kind that is written in a language once, and the one about statuses once a status. Only the Korean store takes deposits. */
export function sampleEmails(market: Market, language: Language): SampleEmail[] {
  return (Object.keys(REFS) as EmailKind[]).flatMap((kind): SampleEmail[] => {
    if (TO_COMPANY.has(kind) && language !== Language.KO) return [];
    if ((kind === 'DEPOSIT_REMINDER' || kind === 'DEPOSIT_RECEIVED') && market !== 'KR') return [];
    if (kind !== 'ORDER_STATUS_CHANGED') return [{ name: slugOf(kind), kind, refs: REFS[kind](market) }];
    const told = Object.values(OrderStatus).filter((status) => status !== 'PREPARING_FOR_SHIPMENT');
    return told.map((status) => {
      return { name: slugOf(`${kind}-${status}`), kind, refs: { orderNumber: SAMPLE.orderNumber, status } };
    });
  });
}
