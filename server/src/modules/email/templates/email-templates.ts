import type { EmailKind, EmailRefs } from '../email-kinds.ts';
import { emailChangeConfirm, emailChanged, passwordChanged, passwordReset, welcome } from './account-emails.ts';
import { contactConfirmation, contactMessage } from './contact-emails.ts';
import { depositReceived, depositReminder } from './deposit-email.ts';
import type { EmailContent } from './email-content.ts';
import type { EmailSources, EmailTemplate, Envelope } from './email-sources.ts';
import { lowStock } from './low-stock-email.ts';
import { mailingListJoined, mailingListLeft } from './mailing-list-emails.ts';
import { orderPlaced, orderReceived } from './order-emails.ts';
import { claimOrders, guestOrderLink } from './order-link-emails.ts';
import { orderStatusChanged } from './order-status-email.ts';
import { partnershipConfirmation, partnershipRequest } from './partnership-emails.ts';
import { orderReceipt } from './receipt-email.ts';
import { orderRefunded, paymentRefunded } from './refund-email.ts';
import { requestAnswered } from './request-answer-email.ts';
import { backInStock } from './restock-email.ts';
import { roleChanged } from './role-email.ts';

const WRITERS: { readonly [K in EmailKind]: EmailTemplate<K> } = {
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
  ROLE_CHANGED: roleChanged,
};

/** What an email of the outbox says; null where there is nothing to tell any more. */
export function writeContent<K extends EmailKind>(
  kind: K,
  refs: EmailRefs[K],
  envelope: Envelope,
  sources: EmailSources,
): Promise<EmailContent | null> {
  return WRITERS[kind](refs, envelope, sources);
}
