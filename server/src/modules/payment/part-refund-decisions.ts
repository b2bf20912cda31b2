import {
  type Decision,
  type OrderRecord,
  type OrderRefundFailureRecord,
  type OrderRefundRecord,
  withRefund,
} from '../order/index.ts';
import { nextTry } from './card-authorisation-rules.ts';

/** The attempt at a refund for which the provider was asked. */
export type AskedRefund = Pick<OrderRefundRecord, 'id' | 'attempt'>;

/** Refused where what became of the refund is noted already, or another attempt has begun. */
type AnswerDecision = Decision<'noted'>;

const NOTED = { refused: 'noted' } as const;

const findDue = ({ refunds }: OrderRecord, { id, attempt }: AskedRefund): OrderRefundRecord | undefined =>
  refunds?.find((one) => one.id === id && one.attempt === attempt && one.status === 'PENDING');

/** The provider is asked again later; `failure` is null if it has not failed. */
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

/** The provider will not make the refund: the company is told, and staff see to it. */
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
