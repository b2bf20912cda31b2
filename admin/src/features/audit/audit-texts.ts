import type { AuditAction, AuditSubject } from '@eunbit/schema/audit';
import type { MessageId } from '../../gql/message-id.ts';
import { BROWSER_ERROR_STATE_TEXT } from '../../labels/browser-error-texts.ts';
import { DELAY_REASON_TEXT, DROPPED_CHANGE_TEXT, PAYMENT_STATE_TEXT, STATUS_TEXT } from '../../labels/order-texts.ts';
import { REQUEST_STATE_TEXT } from '../../labels/request-texts.ts';
import { ROLE_TEXT } from '../../labels/user-texts.ts';

export const ACTION_TEXT: Readonly<Record<AuditAction, MessageId>> = {
  ORDER_STATUS_CHANGED: 'audit.action.orderStatus',
  ORDER_STATUS_CHANGE_UNDONE: 'audit.action.statusUndone',
  ORDER_STATUS_CHANGE_DROPPED: 'audit.action.statusDropped',
  ORDER_STATUS_CORRECTED: 'audit.action.statusCorrected',
  ORDER_NOTE_ADDED: 'audit.action.orderNote',
  ORDER_EDITED: 'audit.action.orderEdited',
  ORDER_PASS_CODE_SHOWN: 'audit.action.passCode',
  ORDER_REFUND_ACCOUNT_SAVED: 'audit.action.refundAccountSaved',
  ORDER_REFUND_ACCOUNT_SHOWN: 'audit.action.refundAccountShown',
  ORDER_REFUND_REQUESTED: 'audit.action.refundRequested',
  ORDER_REFUND_SENT: 'audit.action.refundSent',
  ORDER_REFUND_WITHDRAWN: 'audit.action.refundWithdrawn',
  ORDER_REFUND_RETRIED: 'audit.action.refundRetried',
  ORDER_CASH_RECEIPT_SHOWN: 'audit.action.cashReceiptShown',
  ORDER_CASH_RECEIPT_RETRIED: 'audit.action.cashReceiptRetried',
  ORDER_CASH_RECEIPT_ISSUED: 'audit.action.cashReceiptIssued',
  ORDER_SHIPMENT_CHANGED: 'audit.action.shipment',
  ORDER_ESCROW_DELIVERY_NOTED: 'audit.action.escrowDelivery',
  ORDER_FAILED_REFUND_SETTLED: 'audit.action.failedRefund',
  ORDER_REFUND_SETTLED: 'audit.action.refund',
  ORDERS_EXPORTED: 'audit.action.exported',
  LIST_EXPORTED: 'audit.action.listExported',
  STOCK_CHANGED: 'audit.action.stock',
  PRODUCT_ADDED: 'audit.action.productAdded',
  PRODUCT_EDITED: 'audit.action.productEdited',
  PRODUCTS_ORDERED: 'audit.action.productsOrdered',
  REVIEW_REPLIED: 'audit.action.reviewReply',
  REVIEW_REMOVED: 'audit.action.reviewRemoved',
  REQUEST_ANSWERED: 'audit.action.requestAnswered',
  REQUEST_SETTLED: 'audit.action.requestSettled',
  EMAIL_RETRIED: 'audit.action.emailRetried',
  EMAIL_ADDRESS_REACTIVATED: 'audit.action.emailAddressReactivated',
  RECEIPT_SENT: 'audit.action.receiptSent',
  ANNOUNCEMENT_CREATED: 'audit.action.announcementCreated',
  ANNOUNCEMENT_EDITED: 'audit.action.announcementEdited',
  ANNOUNCEMENT_DELETED: 'audit.action.announcementDeleted',
  USER_BLOCK_CHANGED: 'audit.action.userBlock',
  ROLE_CHANGED: 'audit.action.role',
  ADMIN_APPOINTED: 'audit.action.adminAppointed',
  ROLE_CHANGE_PIN_SET: 'audit.action.roleChangePin',
  SHOP_SETTINGS_CHANGED: 'audit.action.shopSettings',
  BROWSER_ERROR_SETTLED: 'audit.action.browserError',
};

export const SUBJECT_TEXT: Readonly<Record<AuditSubject, MessageId>> = {
  ORDER: 'audit.subject.order',
  ORDER_LIST: 'audit.subject.orderList',
  PRODUCT: 'audit.subject.product',
  PRODUCT_RANKING: 'audit.subject.productRanking',
  STOCK: 'audit.subject.stock',
  REVIEW: 'audit.subject.review',
  ANNOUNCEMENT: 'audit.subject.announcement',
  USER: 'audit.subject.user',
  ROLE_CHANGE_PIN: 'audit.subject.roleChangePin',
  REQUEST: 'audit.subject.request',
  EMAIL: 'audit.subject.email',
  LIST: 'audit.subject.list',
  SHOP_SETTINGS: 'audit.subject.shopSettings',
  BROWSER_ERROR: 'audit.subject.browserError',
};

const FIELD_TEXT: Readonly<Record<string, MessageId>> = {
  status: 'audit.field.orderStatus',
  payment: 'audit.field.payment',
  escrowDelivery: 'audit.field.escrowDelivery',
  tracking: 'audit.field.tracking',
  reason: 'audit.field.reason',
  dropReason: 'audit.field.dropReason',
  until: 'audit.field.until',
  note: 'audit.field.note',
  filter: 'audit.field.filter',
  quantity: 'audit.field.quantity',
  stopped: 'audit.field.stopped',
  reply: 'audit.field.reply',
  answer: 'audit.field.answer',
  state: 'audit.field.state',
  browserErrorState: 'audit.field.state',
  titleKo: 'audit.field.titleKo',
  titleEn: 'audit.field.titleEn',
  bodyKo: 'audit.field.bodyKo',
  bodyEn: 'audit.field.bodyEn',
  pinned: 'audit.field.pinned',
  publishedAt: 'audit.field.publishedAt',
  blocked: 'audit.field.blocked',
  role: 'audit.field.role',
  trackingNumber: 'audit.field.trackingNumber',
  lowStockAt: 'audit.field.lowStockAt',
  issueNumber: 'audit.field.issueNumber',
  issuedOn: 'audit.field.issuedOn',
  title: 'audit.field.title',
  comment: 'audit.field.comment',
  rating: 'audit.field.rating',
  order: 'audit.field.order',
  slug: 'audit.field.slug',
  group: 'audit.field.group',
  bestseller: 'audit.field.bestseller',
  icons: 'audit.field.icons',
  subtitleKo: 'audit.field.subtitleKo',
  subtitleEn: 'audit.field.subtitleEn',
  volumeKo: 'audit.field.volumeKo',
  volumeEn: 'audit.field.volumeEn',
  sectionsKo: 'audit.field.sectionsKo',
  sectionsEn: 'audit.field.sectionsEn',
  pictures: 'audit.field.pictures',
  weightGrams: 'audit.field.weightGrams',
  sizeMm: 'audit.field.sizeMm',
  disclosureKRKo: 'audit.field.disclosureKRKo',
  disclosureKREn: 'audit.field.disclosureKREn',
  disclosureUSKo: 'audit.field.disclosureUSKo',
  disclosureUSEn: 'audit.field.disclosureUSEn',
  comparisonKo: 'audit.field.comparisonKo',
  comparisonEn: 'audit.field.comparisonEn',
  reports: 'audit.field.reports',
  priceKR: 'audit.field.priceKR',
  formerPriceKR: 'audit.field.formerPriceKR',
  publishedKR: 'audit.field.publishedKR',
  priceUS: 'audit.field.priceUS',
  formerPriceUS: 'audit.field.formerPriceUS',
  publishedUS: 'audit.field.publishedUS',
};

/** Name of a changed field; null for a field that this version of the back office does not know. */
export function fieldText(field: string): MessageId | null {
  return Object.hasOwn(FIELD_TEXT, field) ? (FIELD_TEXT[field] ?? null) : null;
}

const YES_NO: Readonly<Record<string, MessageId>> = { true: 'audit.yes', false: 'audit.no' };

/** Names of enum values by field. */
const VALUE_TEXT: Readonly<Record<string, Readonly<Record<string, MessageId>>>> = {
  status: STATUS_TEXT,
  payment: PAYMENT_STATE_TEXT,
  reason: DELAY_REASON_TEXT,
  dropReason: DROPPED_CHANGE_TEXT,
  role: ROLE_TEXT,
  state: REQUEST_STATE_TEXT,
  browserErrorState: BROWSER_ERROR_STATE_TEXT,
  stopped: YES_NO,
  pinned: YES_NO,
  escrowDelivery: YES_NO,
  blocked: YES_NO,
  bestseller: YES_NO,
  publishedKR: YES_NO,
  publishedUS: YES_NO,
};

/** Name of a value; null for one that is shown as it is, such as a text or a number. */
export function valueText(field: string, value: string): MessageId | null {
  const texts = Object.hasOwn(VALUE_TEXT, field) ? VALUE_TEXT[field] : undefined;
  return texts && Object.hasOwn(texts, value) ? (texts[value] ?? null) : null;
}
