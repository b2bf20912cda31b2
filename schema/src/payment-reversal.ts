/** FAILED: the bank returned the money to the shop's account at the provider. */
export const RefundStatus = { PENDING: 'PENDING', SUCCEEDED: 'SUCCEEDED', FAILED: 'FAILED' } as const;
export type RefundStatus = (typeof RefundStatus)[keyof typeof RefundStatus];

interface MadeRefund {
  readonly status: RefundStatus;
  readonly madeAt: Date | string;
}

/** Whether a refund failed, and no later one did not: the buyer waits for this money (PAYMENT-26). */
export function hasUnmadeRefund(refunds: readonly MadeRefund[]): boolean {
  const time = ({ madeAt }: MadeRefund) => new Date(madeAt).getTime();
  const made = refunds.filter(({ status }) => status !== 'FAILED').map(time);
  return refunds.some((refund) => refund.status === 'FAILED' && !made.some((other) => other >= time(refund)));
}

/** CLOSED: ended without a decision, such as a bank's inquiry that led to nothing. */
export const DisputeStatus = {
  NEEDS_RESPONSE: 'NEEDS_RESPONSE',
  UNDER_REVIEW: 'UNDER_REVIEW',
  WON: 'WON',
  LOST: 'LOST',
  CLOSED: 'CLOSED',
} as const;
export type DisputeStatus = (typeof DisputeStatus)[keyof typeof DisputeStatus];
