/** Work that the shop does by itself, by the names it is stored under. */
export const JOB_NAMES = [
  'expire-reservations',
  'check-payments',
  'queue-restock-letters',
  'discard-review-pictures',
  'send-letters',
  'make-shipments',
  'chase-unpaid-orders',
  'follow-payments',
  'compare-books',
  'count-visits',
  'count-sales',
  'pay-due-refunds',
] as const;
export type JobName = (typeof JOB_NAMES)[number];
