import type { RefundStatus } from './order-refund.ts';

interface MadeRefund {
  readonly status: RefundStatus;
  readonly madeAt: Date | string;
  /** Set when staff recorded that they paid a failed refund back in another way. */
  readonly settled?: object | null;
}

const isMade = ({ status, settled }: MadeRefund) => status !== 'FAILED' || Boolean(settled);

/** Whether a refund failed, and neither it nor a later one has succeeded since: the buyer waits for this money (PAYMENT-26). */
export function isUnmadeRefund(refund: MadeRefund, refunds: readonly MadeRefund[]): boolean {
  const time = ({ madeAt }: MadeRefund) => new Date(madeAt).getTime();
  return !isMade(refund) && !refunds.some((other) => isMade(other) && time(other) >= time(refund));
}

export function hasUnmadeRefund(refunds: readonly MadeRefund[]): boolean {
  return refunds.some((refund) => isUnmadeRefund(refund, refunds));
}

/** CLOSED: ended without a decision, such as a bank's inquiry without a result. */
export const DisputeStatus = {
  NEEDS_RESPONSE: 'NEEDS_RESPONSE',
  UNDER_REVIEW: 'UNDER_REVIEW',
  WON: 'WON',
  LOST: 'LOST',
  CLOSED: 'CLOSED',
} as const;
export type DisputeStatus = (typeof DisputeStatus)[keyof typeof DisputeStatus];
