import type { Position } from '@eunbit/schema/account';
import type { Language, Market } from '@eunbit/schema/market';
import type { OrderStatus } from '@eunbit/schema/order';

interface AboutOrder {
  readonly orderNumber: string;
}

interface AboutAccount {
  readonly userId: string;
}

/**
 * Every kind of letter and what it is about: references, never texts or secrets, because the letter is written when it
 * is sent. A new kind is a line here and its writer in `letters/letter-writers.ts`.
 */
export interface LetterRefs {
  ORDER_PLACED: AboutOrder;
  /** To the company: somebody bought. */
  ORDER_RECEIVED: AboutOrder;
  ORDER_STATUS_CHANGED: { readonly orderNumber: string; readonly status: OrderStatus };
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
  MAILING_LIST_JOINED: { readonly market: Market };
  MAILING_LIST_LEFT: { readonly market: Market };
  BACK_IN_STOCK: { readonly stockId: string };
  WELCOME: AboutAccount;
  PASSWORD_RESET: AboutAccount;
  PASSWORD_CHANGED_NOTICE: AboutAccount;
  /** To the new address, with the link that makes it the account's. */
  EMAIL_CHANGE_CONFIRM: AboutAccount;
  /** To the former address. */
  EMAIL_CHANGED_NOTICE: AboutAccount;
  /** To whom a member of staff gave another position, and to who gave it: `userId` is the reader. */
  POSITION_CHANGED: AboutAccount & { readonly personId: string; readonly position: Position };
}

export type MailKind = keyof LetterRefs;

/** A letter as a service orders it. */
export type Letter = {
  [K in MailKind]: {
    readonly kind: K;
    readonly refs: LetterRefs[K];
    /** What tells this letter apart from others of its kind; the same twice is refused. */
    readonly about: string;
    readonly to: string;
    readonly language: Language;
  };
}[MailKind];
