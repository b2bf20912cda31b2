import type { LetterState } from '@eunbit/schema/letter';
import type { LetterKind } from '../../gql/graphql.ts';
import type { MessageId } from '../../messages.ts';

export const LETTER_STATE_TEXT: Readonly<Record<LetterState, MessageId>> = {
  QUEUED: 'letters.state.queued',
  SENDING: 'letters.state.sending',
  SENT: 'letters.state.sent',
  FAILED: 'letters.state.failed',
  SKIPPED: 'letters.state.skipped',
};

export const LETTER_KIND_TEXT: Readonly<Record<LetterKind, MessageId>> = {
  ORDER_PLACED: 'letters.kind.orderPlaced',
  ORDER_RECEIVED: 'letters.kind.orderReceived',
  ORDER_STATUS_CHANGED: 'letters.kind.orderStatusChanged',
  ORDER_RECEIPT: 'letters.kind.orderReceipt',
  DEPOSIT_REMINDER: 'letters.kind.depositReminder',
  DEPOSIT_RECEIVED: 'letters.kind.depositReceived',
  ORDER_REFUNDED: 'letters.kind.orderRefunded',
  GUEST_ORDER_LINK: 'letters.kind.guestOrderLink',
  CLAIM_ORDERS: 'letters.kind.claimOrders',
  PAYMENT_REFUNDED: 'letters.kind.paymentRefunded',
  CONTACT_MESSAGE: 'letters.kind.contactMessage',
  CONTACT_CONFIRMATION: 'letters.kind.contactConfirmation',
  B2B_REQUEST: 'letters.kind.partnershipRequest',
  B2B_CONFIRMATION: 'letters.kind.partnershipConfirmation',
  REQUEST_ANSWERED: 'letters.kind.requestAnswered',
  MAILING_LIST_JOINED: 'letters.kind.mailingListJoined',
  MAILING_LIST_LEFT: 'letters.kind.mailingListLeft',
  BACK_IN_STOCK: 'letters.kind.backInStock',
  LOW_STOCK: 'letters.kind.lowStock',
  WELCOME: 'letters.kind.welcome',
  PASSWORD_RESET: 'letters.kind.passwordReset',
  PASSWORD_CHANGED_NOTICE: 'letters.kind.passwordChanged',
  EMAIL_CHANGE_CONFIRM: 'letters.kind.emailChangeConfirm',
  POSITION_CHANGED: 'letters.kind.positionChanged',
  EMAIL_CHANGED_NOTICE: 'letters.kind.emailChanged',
};
