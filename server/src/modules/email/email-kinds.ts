import type { Role } from '@eunbit/schema/account';
import type { Language, Market } from '@eunbit/schema/market';
import type { OrderStatus } from '@eunbit/schema/order';

interface AboutOrder {
  readonly orderNumber: string;
}

interface AboutAccount {
  readonly userId: string;
}

/**
 * Every kind of email and what it is about: references, never texts or secrets, because the email is written when it
 * is sent. A new kind is a line here and its writer in `emails/email-templates.ts`.
 */
export interface EmailRefs {
  ORDER_PLACED: AboutOrder;
  /** To the company: somebody bought. */
  ORDER_RECEIVED: AboutOrder;
  ORDER_STATUS_CHANGED: { readonly orderNumber: string; readonly status: OrderStatus };
  /** What was bought and paid, on request. */
  ORDER_RECEIPT: AboutOrder;
  /** The deposit is due and has not come. */
  DEPOSIT_REMINDER: AboutOrder;
  /** The deposit has come into the order's virtual account. */
  DEPOSIT_RECEIVED: AboutOrder;
  /** The money of a cancelled order is on its way back. */
  ORDER_REFUNDED: AboutOrder;
  /** A link that opens a guest order whose pass code was lost. */
  GUEST_ORDER_LINK: AboutOrder;
  /** A link that takes guest orders over into an account. */
  CLAIM_ORDERS: AboutAccount;
  /** Money taken although nothing could be delivered for it. */
  PAYMENT_REFUNDED: { readonly checkoutId: string };
  /** To the company: somebody wrote. */
  CONTACT_MESSAGE: { readonly contactNumber: string };
  /** To the customer: what they wrote has arrived. */
  CONTACT_CONFIRMATION: { readonly contactNumber: string };
  /** To the company: a business asked for a partnership. */
  B2B_REQUEST: { readonly partnershipNumber: string };
  /** To whoever asked. */
  B2B_CONFIRMATION: { readonly partnershipNumber: string };
  /** What staff wrote back; `answer` is its place among the answers, from 0. */
  REQUEST_ANSWERED: { readonly requestNumber: string; readonly answer: string };
  MAILING_LIST_JOINED: { readonly market: Market };
  MAILING_LIST_LEFT: { readonly market: Market };
  BACK_IN_STOCK: { readonly stockId: string };
  /** To the company: a sale left few units. */
  LOW_STOCK: { readonly stockId: string };
  /** `mailing` is the store whose mailing list was joined with the account; absent where none was. */
  WELCOME: AboutAccount & { readonly mailing?: Market };
  PASSWORD_RESET: AboutAccount;
  PASSWORD_CHANGED_NOTICE: AboutAccount;
  /** To the new address, with the link that makes it the account's. */
  EMAIL_CHANGE_CONFIRM: AboutAccount;
  /** To the former address. */
  EMAIL_CHANGED_NOTICE: AboutAccount;
  /** To whom a member of staff gave another role, and to who gave it: `userId` is the reader. */
  ROLE_CHANGED: AboutAccount & { readonly personId: string; readonly role: Role };
}

/** The same names as values. */
export const EmailKind = {
  ORDER_PLACED: 'ORDER_PLACED',
  ORDER_RECEIVED: 'ORDER_RECEIVED',
  ORDER_STATUS_CHANGED: 'ORDER_STATUS_CHANGED',
  ORDER_RECEIPT: 'ORDER_RECEIPT',
  DEPOSIT_REMINDER: 'DEPOSIT_REMINDER',
  DEPOSIT_RECEIVED: 'DEPOSIT_RECEIVED',
  ORDER_REFUNDED: 'ORDER_REFUNDED',
  GUEST_ORDER_LINK: 'GUEST_ORDER_LINK',
  CLAIM_ORDERS: 'CLAIM_ORDERS',
  PAYMENT_REFUNDED: 'PAYMENT_REFUNDED',
  CONTACT_MESSAGE: 'CONTACT_MESSAGE',
  CONTACT_CONFIRMATION: 'CONTACT_CONFIRMATION',
  B2B_REQUEST: 'B2B_REQUEST',
  B2B_CONFIRMATION: 'B2B_CONFIRMATION',
  REQUEST_ANSWERED: 'REQUEST_ANSWERED',
  MAILING_LIST_JOINED: 'MAILING_LIST_JOINED',
  MAILING_LIST_LEFT: 'MAILING_LIST_LEFT',
  BACK_IN_STOCK: 'BACK_IN_STOCK',
  LOW_STOCK: 'LOW_STOCK',
  WELCOME: 'WELCOME',
  PASSWORD_RESET: 'PASSWORD_RESET',
  PASSWORD_CHANGED_NOTICE: 'PASSWORD_CHANGED_NOTICE',
  EMAIL_CHANGE_CONFIRM: 'EMAIL_CHANGE_CONFIRM',
  EMAIL_CHANGED_NOTICE: 'EMAIL_CHANGED_NOTICE',
  ROLE_CHANGED: 'ROLE_CHANGED',
} as const satisfies { readonly [K in keyof EmailRefs]: K };
export type EmailKind = keyof EmailRefs;

/** An email as a service orders it. */
export type Email = {
  [K in EmailKind]: {
    readonly kind: K;
    readonly refs: EmailRefs[K];
    /** What tells this email apart from others of its kind; the same twice is refused. */
    readonly about: string;
    readonly to: string;
    readonly language: Language;
  };
}[EmailKind];
