import type { BounceKind, EmailState, SuppressionReason } from '@eunbit/schema/email';
import type { EmailKind } from '../gql/graphql.ts';
import type { MessageId } from '../gql/message-id.ts';

export const EMAIL_STATE_TEXT: Readonly<Record<EmailState, MessageId>> = {
  QUEUED: 'emails.state.queued',
  SENDING: 'emails.state.sending',
  SENT: 'emails.state.sent',
  FAILED: 'emails.state.failed',
  SKIPPED: 'emails.state.skipped',
};

export const EMAIL_KIND_TEXT: Readonly<Record<EmailKind, MessageId>> = {
  ORDER_PLACED: 'emails.kind.orderPlaced',
  ORDER_RECEIVED: 'emails.kind.orderReceived',
  ORDER_STATUS_CHANGED: 'emails.kind.orderStatusChanged',
  ORDER_CORRECTED: 'emails.kind.orderCorrected',
  ORDER_PARTLY_SHIPPED: 'emails.kind.orderPartlyShipped',
  PARCELS_CORRECTED: 'emails.kind.parcelsCorrected',
  ORDER_RECEIPT: 'emails.kind.orderReceipt',
  ORDER_EDITED: 'emails.kind.orderEdited',
  ORDER_EDIT_PROPOSED: 'emails.kind.orderEditProposed',
  RETURN_UPDATED: 'emails.kind.returnUpdated',
  LATE_PAYMENT_REFUNDED: 'emails.kind.latePaymentRefunded',
  DRAFT_ORDER_SENT: 'emails.kind.draftSent',
  DRAFT_ORDER_REMINDER: 'emails.kind.draftReminder',
  DEPOSIT_REMINDER: 'emails.kind.depositReminder',
  DEPOSIT_RECEIVED: 'emails.kind.depositReceived',
  DEPOSIT_SHORT: 'emails.kind.depositShort',
  ORDER_REFUNDED: 'emails.kind.orderRefunded',
  ORDER_PART_REFUNDED: 'emails.kind.orderPartRefunded',
  REFUND_ACCOUNT_WANTED: 'emails.kind.refundAccountWanted',
  GUEST_ORDER_LINK: 'emails.kind.guestOrderLink',
  CLAIM_ORDERS: 'emails.kind.claimOrders',
  PAYMENT_REFUNDED: 'emails.kind.paymentRefunded',
  DISPUTE_OPENED: 'emails.kind.disputeOpened',
  REFUND_FAILED: 'emails.kind.refundFailed',
  CONTACT_MESSAGE: 'emails.kind.contactMessage',
  CONTACT_CONFIRMATION: 'emails.kind.contactConfirmation',
  B2B_REQUEST: 'emails.kind.partnershipRequest',
  B2B_CONFIRMATION: 'emails.kind.partnershipConfirmation',
  QUESTION_ANSWERED: 'emails.kind.questionAnswered',
  REVIEW_INVITATION: 'emails.kind.reviewInvitation',
  REQUEST_ANSWERED: 'emails.kind.requestAnswered',
  MAILING_LIST_JOINED: 'emails.kind.mailingListJoined',
  MAILING_LIST_LEFT: 'emails.kind.mailingListLeft',
  BACK_IN_STOCK: 'emails.kind.backInStock',
  LOW_STOCK: 'emails.kind.lowStock',
  WELCOME: 'emails.kind.welcome',
  PASSWORD_RESET: 'emails.kind.passwordReset',
  PASSWORD_CHANGED_NOTICE: 'emails.kind.passwordChanged',
  EMAIL_CHANGE_CONFIRM: 'emails.kind.emailChangeConfirm',
  ROLE_CHANGED: 'emails.kind.roleChanged',
  STAFF_INVITATION: 'emails.kind.staffInvitation',
  SECOND_FACTOR_CHANGED: 'emails.kind.secondFactorChanged',
  ORDER_MENTION: 'emails.kind.orderMention',
  COMPOSED_EMAIL: 'emails.kind.composedEmail',
  EMAIL_CHANGED_NOTICE: 'emails.kind.emailChanged',
};

export const BOUNCE_TEXT: Readonly<Record<BounceKind, MessageId>> = {
  HARD_BOUNCE: 'emails.bounce.hard',
  SOFT_BOUNCE: 'emails.bounce.soft',
  SPAM_COMPLAINT: 'emails.bounce.complaint',
};

export const SUPPRESSION_TEXT: Readonly<Record<SuppressionReason, MessageId>> = {
  HARD_BOUNCE: 'emails.suppression.hardBounce',
  SPAM_COMPLAINT: 'emails.suppression.complaint',
  MANUAL: 'emails.suppression.manual',
  UNKNOWN: 'emails.suppression.unknown',
};
