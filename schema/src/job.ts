/** Work that the shop does by itself, by the names it is stored under. */
export const JOB_NAMES = [
  'expire-reservations',
  'check-payments',
  'queue-restock-emails',
  'discard-review-pictures',
  'send-emails',
  'make-shipments',
  'ask-carriers',
  'chase-unpaid-orders',
  'apply-pending-changes',
  'follow-payments',
  'issue-cash-receipts',
  'compare-books',
  'count-visits',
  'count-sales',
  'recount-orders',
  'collect-guests',
  'pay-due-refunds',
  'settle-payment-requests',
  'chase-returns',
  're-encrypt-values',
] as const;
export type JobName = (typeof JOB_NAMES)[number];
