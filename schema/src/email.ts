/** Where an email of the outbox stands. */
export const EmailState = {
  QUEUED: 'QUEUED',
  SENDING: 'SENDING',
  SENT: 'SENT',
  FAILED: 'FAILED',
  /** There is nothing to tell any more, or the person does not want it. */
  SKIPPED: 'SKIPPED',
} as const;
export type EmailState = (typeof EmailState)[keyof typeof EmailState];

/** What an email is for. The module whose matter it is has its template. */
export const EmailKind = {
  ORDER_PLACED: 'ORDER_PLACED',
  ORDER_RECEIVED: 'ORDER_RECEIVED',
  ORDER_STATUS_CHANGED: 'ORDER_STATUS_CHANGED',
  ORDER_CORRECTED: 'ORDER_CORRECTED',
  ORDER_PARTLY_SHIPPED: 'ORDER_PARTLY_SHIPPED',
  PARCELS_CORRECTED: 'PARCELS_CORRECTED',
  ORDER_RECEIPT: 'ORDER_RECEIPT',
  ORDER_EDITED: 'ORDER_EDITED',
  ORDER_EDIT_PROPOSED: 'ORDER_EDIT_PROPOSED',
  LATE_PAYMENT_REFUNDED: 'LATE_PAYMENT_REFUNDED',
  RETURN_UPDATED: 'RETURN_UPDATED',
  DEPOSIT_REMINDER: 'DEPOSIT_REMINDER',
  DEPOSIT_RECEIVED: 'DEPOSIT_RECEIVED',
  DEPOSIT_SHORT: 'DEPOSIT_SHORT',
  ORDER_REFUNDED: 'ORDER_REFUNDED',
  ORDER_PART_REFUNDED: 'ORDER_PART_REFUNDED',
  REFUND_ACCOUNT_WANTED: 'REFUND_ACCOUNT_WANTED',
  GUEST_ORDER_LINK: 'GUEST_ORDER_LINK',
  CLAIM_ORDERS: 'CLAIM_ORDERS',
  PAYMENT_REFUNDED: 'PAYMENT_REFUNDED',
  DISPUTE_OPENED: 'DISPUTE_OPENED',
  REFUND_FAILED: 'REFUND_FAILED',
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
  STAFF_INVITATION: 'STAFF_INVITATION',
  SECOND_FACTOR_CHANGED: 'SECOND_FACTOR_CHANGED',
} as const;
export type EmailKind = keyof typeof EmailKind;

/** Why the email provider takes no emails for an address. */
export const SuppressionReason = {
  HARD_BOUNCE: 'HARD_BOUNCE',
  SPAM_COMPLAINT: 'SPAM_COMPLAINT',
  /** The reader unsubscribed at the provider, or somebody put the address on its list. */
  MANUAL: 'MANUAL',
  /** The provider refused an email and did not say why. */
  UNKNOWN: 'UNKNOWN',
} as const;
export type SuppressionReason = keyof typeof SuppressionReason;

/** What the provider told of an email that it had taken. */
export const BounceKind = {
  HARD_BOUNCE: 'HARD_BOUNCE',
  SOFT_BOUNCE: 'SOFT_BOUNCE',
  SPAM_COMPLAINT: 'SPAM_COMPLAINT',
} as const;
export type BounceKind = keyof typeof BounceKind;
