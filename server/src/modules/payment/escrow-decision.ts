import type { PaymentStatus } from '@eunbit/schema/payment-status';
import type { PaymentIntent } from '../../integrations/payment/payment-provider.ts';
import { paidThroughProvider, toMoneySource, voided } from '../ledger/index.ts';
import {
  type Decision,
  followUpAfter,
  type OrderRecord,
  type OrderRefundRecord,
  refundsOfAuthorisation,
  releasedAmount,
} from '../order/index.ts';
import { followingStatus } from './card-authorisation-rules.ts';

/**
 * The refunds that were to lower the captured amount, if somebody captured more by hand: they now go back to the card. Null if
 * the amount was lowered or there was nothing to lower.
 */
function refundsToMake(order: OrderRecord, intent: PaymentIntent, now: Date): OrderRefundRecord[] | null {
  const released = releasedAmount(order);
  if (released === 0 || intent.received <= intent.amount - released) return null;
  const lowered = new Set(refundsOfAuthorisation(order));
  return (order.refunds ?? []).map((refund) =>
    lowered.has(refund) ? { ...refund, destination: 'CARD', status: 'PENDING', madeAt: null, nextTryAt: now } : refund,
  );
}

/** The intent as the provider returned it, and the payment status at the time of the request. */
export interface IntentAnswer {
  readonly seen: PaymentStatus;
  readonly intent: PaymentIntent;
}

/**
 * Updates an authorised payment from its intent. If the order has changed since the request, the next run handles it. An
 * authorisation that another has replaced does not affect the order.
 */
export function decideIntentAnswer(
  order: OrderRecord,
  { seen, intent }: IntentAnswer,
  now: Date,
): Decision<'changed' | 'nothingNew'> {
  const { payment } = order;
  if (payment.status !== seen || payment.intentId !== intent.id) return { refused: 'changed' };
  const status = followingStatus(payment.status, intent.status);
  if (status === null) return { refused: 'nothingNew' };
  const refunds = status === 'PAID' ? refundsToMake(order, intent, now) : null;
  const paid = intent.status === 'SUCCEEDED' ? paidThroughProvider(toMoneySource(order), intent, now) : [];
  return {
    order: {
      ...order,
      payment: { ...payment, status, followUpAt: followUpAfter(payment, status, now), followUpTries: 0 },
      ...(refunds && { refunds }),
    },
    effects: { ledger: status === 'VOID' ? [...paid, voided(order, now)] : paid },
  };
}
