import {
  type Decision,
  type OrderRecord,
  type OrderRefundFailureRecord,
  type OrderRefundRecord,
  withRefund,
} from '../order/index.ts';
import { nextTry } from './card-authorisation-rules.ts';

/** The refund attempt that was requested from the provider. */
export type AskedRefund = Pick<OrderRefundRecord, 'id' | 'attempt'>;

/** Refused if the outcome of the refund is already recorded, or another attempt has begun. */
type AnswerDecision = Decision<'noted'>;

const NOTED = { refused: 'noted' } as const;

const findDue = ({ refunds }: OrderRecord, { id, attempt }: AskedRefund): OrderRefundRecord | undefined =>
  refunds?.find((one) => one.id === id && one.attempt === attempt && one.status === 'PENDING');

/** Schedules the next request to the provider; `failure` is null if the refund has not failed. */
export function decidePostponed(
  order: OrderRecord,
  asked: AskedRefund,
  failure: OrderRefundFailureRecord | null,
  now: Date,
): AnswerDecision {
  const refund = findDue(order, asked);
  if (!refund) return NOTED;
  const { tries } = refund;
  return { order: withRefund(order, { ...refund, failure, tries: tries + 1, nextTryAt: nextTry(tries, now) }) };
}

/** Marks a refund that the provider rejects as failed, and emails the company; staff handle it. */
export function decideRefundFailed(
  order: OrderRecord,
  asked: AskedRefund,
  failure: OrderRefundFailureRecord,
): AnswerDecision {
  const refund = findDue(order, asked);
  if (!refund) return NOTED;
  const tries = refund.tries + 1;
  return {
    order: withRefund(order, { ...refund, status: 'FAILED', failure, tries, nextTryAt: null }),
    effects: { emails: [['refundFailed', refund.id]] },
  };
}
