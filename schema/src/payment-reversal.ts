/** FAILED: the bank returned the money to the shop's account at the provider. */
export const RefundStatus = { PENDING: 'PENDING', SUCCEEDED: 'SUCCEEDED', FAILED: 'FAILED' } as const;
export type RefundStatus = (typeof RefundStatus)[keyof typeof RefundStatus];

/** CLOSED: ended without a decision, such as a bank's inquiry that led to nothing. */
export const DisputeStatus = {
  NEEDS_RESPONSE: 'NEEDS_RESPONSE',
  UNDER_REVIEW: 'UNDER_REVIEW',
  WON: 'WON',
  LOST: 'LOST',
  CLOSED: 'CLOSED',
} as const;
export type DisputeStatus = (typeof DisputeStatus)[keyof typeof DisputeStatus];
