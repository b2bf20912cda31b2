import type { Decision, OrderRecord, PaymentRecord } from '../order/index.ts';
import { nextTry } from './card-authorisation-rules.ts';

type Followed = Pick<PaymentRecord, 'status' | 'followUpAt'>;

/** Whether status and due time of a payment are unchanged: every change sets a new due time. */
export const isStillDue = (payment: Followed, seen: Followed): boolean =>
  payment.status === seen.status && (payment.followUpAt?.getTime() ?? null) === (seen.followUpAt?.getTime() ?? null);

/** Schedules the next attempt, with a growing delay, if the payment has not changed. */
export function decidePostponed(order: OrderRecord, seen: Followed, now: Date): Decision<'changed'> {
  const { payment } = order;
  if (!isStillDue(payment, seen)) return { refused: 'changed' };
  const tries = payment.followUpTries ?? 0;
  return { order: { ...order, payment: { ...payment, followUpAt: nextTry(tries, now), followUpTries: tries + 1 } } };
}
