import type { AuditAction, AuditSubject } from '@eunbit/schema/audit';
import type { MessageId } from '../../messages.ts';

export const ACTION_TEXT: Readonly<Record<AuditAction, MessageId>> = {
  ORDER_STATUS_CHANGED: 'audit.action.orderStatus',
  ORDER_NOTE_ADDED: 'audit.action.orderNote',
  ORDER_PASS_CODE_SHOWN: 'audit.action.passCode',
  ORDER_CASH_RECEIPT_SHOWN: 'audit.action.cashReceiptShown',
  ORDER_CASH_RECEIPT_ISSUED: 'audit.action.cashReceiptIssued',
  ORDER_SHIPMENT_CHANGED: 'audit.action.shipment',
  ORDER_REFUND_SETTLED: 'audit.action.refund',
  ORDERS_EXPORTED: 'audit.action.exported',
  STOCK_CHANGED: 'audit.action.stock',
  REVIEW_REPLIED: 'audit.action.reviewReply',
  REVIEW_REMOVED: 'audit.action.reviewRemoved',
  REQUEST_ANSWERED: 'audit.action.requestAnswered',
  REQUEST_SETTLED: 'audit.action.requestSettled',
  LETTER_RETRIED: 'audit.action.letterRetried',
  RECEIPT_SENT: 'audit.action.receiptSent',
  NOTICE_CREATED: 'audit.action.noticeCreated',
  NOTICE_EDITED: 'audit.action.noticeEdited',
  NOTICE_DELETED: 'audit.action.noticeDeleted',
  USER_BLOCK_CHANGED: 'audit.action.userBlock',
  POSITION_CHANGED: 'audit.action.position',
  SECRET_CODE_SET: 'audit.action.secretCode',
};

export const SUBJECT_TEXT: Readonly<Record<AuditSubject, MessageId>> = {
  ORDER: 'audit.subject.order',
  ORDER_LIST: 'audit.subject.orderList',
  STOCK: 'audit.subject.stock',
  REVIEW: 'audit.subject.review',
  NOTICE: 'audit.subject.notice',
  USER: 'audit.subject.user',
  SECRET_CODE: 'audit.subject.secretCode',
  REQUEST: 'audit.subject.request',
  LETTER: 'audit.subject.letter',
};
