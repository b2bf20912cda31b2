/** What members of staff do that is written down. */
export const AuditAction = {
  ORDER_STATUS_CHANGED: 'ORDER_STATUS_CHANGED',
  ORDER_NOTE_ADDED: 'ORDER_NOTE_ADDED',
  ORDER_PASS_CODE_SHOWN: 'ORDER_PASS_CODE_SHOWN',
  ORDER_REFUND_SETTLED: 'ORDER_REFUND_SETTLED',
  ORDERS_EXPORTED: 'ORDERS_EXPORTED',
  STOCK_CHANGED: 'STOCK_CHANGED',
  REVIEW_REPLIED: 'REVIEW_REPLIED',
  REVIEW_REMOVED: 'REVIEW_REMOVED',
  NOTICE_CREATED: 'NOTICE_CREATED',
  NOTICE_EDITED: 'NOTICE_EDITED',
  NOTICE_DELETED: 'NOTICE_DELETED',
  USER_BLOCK_CHANGED: 'USER_BLOCK_CHANGED',
  POSITION_CHANGED: 'POSITION_CHANGED',
  SECRET_CODE_SET: 'SECRET_CODE_SET',
} as const;
export type AuditAction = (typeof AuditAction)[keyof typeof AuditAction];

/** What kind of thing an entry is about. */
export const AuditSubject = {
  ORDER: 'ORDER',
  ORDER_LIST: 'ORDER_LIST',
  STOCK: 'STOCK',
  REVIEW: 'REVIEW',
  NOTICE: 'NOTICE',
  USER: 'USER',
  SECRET_CODE: 'SECRET_CODE',
} as const;
export type AuditSubject = (typeof AuditSubject)[keyof typeof AuditSubject];
