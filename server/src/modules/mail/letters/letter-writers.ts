import type { LetterRefs, MailKind } from '../mail-kinds.ts';
import { emailChangeConfirm, emailChanged, passwordChanged, passwordReset, welcome } from './account-letters.ts';
import { contactConfirmation, contactMessage } from './contact-letters.ts';
import { depositReceived, depositReminder } from './deposit-letter.ts';
import type { LetterContent } from './letter-content.ts';
import type { Envelope, LetterSources, LetterWriter } from './letter-sources.ts';
import { lowStock } from './low-stock-letter.ts';
import { mailingListJoined, mailingListLeft } from './mailing-list-letters.ts';
import { orderPlaced, orderReceived } from './order-letters.ts';
import { claimOrders, guestOrderLink } from './order-link-letters.ts';
import { orderStatusChanged } from './order-status-letter.ts';
import { partnershipConfirmation, partnershipRequest } from './partnership-letters.ts';
import { positionChanged } from './position-letter.ts';
import { orderReceipt } from './receipt-letter.ts';
import { orderRefunded, paymentRefunded } from './refund-letter.ts';
import { requestAnswered } from './request-answer-letter.ts';
import { backInStock } from './restock-letter.ts';

const WRITERS: { readonly [K in MailKind]: LetterWriter<K> } = {
  ORDER_PLACED: orderPlaced,
  ORDER_RECEIVED: orderReceived,
  ORDER_STATUS_CHANGED: orderStatusChanged,
  GUEST_ORDER_LINK: guestOrderLink,
  CLAIM_ORDERS: claimOrders,
  ORDER_RECEIPT: orderReceipt,
  DEPOSIT_REMINDER: depositReminder,
  DEPOSIT_RECEIVED: depositReceived,
  ORDER_REFUNDED: orderRefunded,
  PAYMENT_REFUNDED: paymentRefunded,
  CONTACT_MESSAGE: contactMessage,
  CONTACT_CONFIRMATION: contactConfirmation,
  B2B_REQUEST: partnershipRequest,
  B2B_CONFIRMATION: partnershipConfirmation,
  REQUEST_ANSWERED: requestAnswered,
  MAILING_LIST_JOINED: mailingListJoined,
  MAILING_LIST_LEFT: mailingListLeft,
  BACK_IN_STOCK: backInStock,
  LOW_STOCK: lowStock,
  WELCOME: welcome,
  PASSWORD_RESET: passwordReset,
  PASSWORD_CHANGED_NOTICE: passwordChanged,
  EMAIL_CHANGE_CONFIRM: emailChangeConfirm,
  EMAIL_CHANGED_NOTICE: emailChanged,
  POSITION_CHANGED: positionChanged,
};

/** What a letter of the outbox says; null where there is nothing to tell any more. */
export function writeContent<K extends MailKind>(
  kind: K,
  refs: LetterRefs[K],
  envelope: Envelope,
  sources: LetterSources,
): Promise<LetterContent | null> {
  return WRITERS[kind](refs, envelope, sources);
}
