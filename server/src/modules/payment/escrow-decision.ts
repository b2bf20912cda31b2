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
 * Refunds that were to lower the amount, where somebody has captured more by hand: they go back to the card. Null if the
 * amount was lowered, or nothing was to be.
 */
function refundsToMake(order: OrderRecord, intent: PaymentIntent, now: Date): OrderRefundRecord[] | null {
  const released = releasedAmount(order);
  if (released === 0 || intent.received <= intent.amount - released) return null;
  const lowered = new Set(refundsOfAuthorisation(order));
  return (order.refunds ?? []).map((refund) =>
    lowered.has(refund) ? { ...refund, destination: 'CARD', status: 'PENDING', madeAt: null, nextTryAt: now } : refund,
  );
}

/** What the provider says of an authorisation, and the status that its payment had when it was asked. */
export interface IntentAnswer {
  readonly seen: PaymentStatus;
  readonly intent: PaymentIntent;
}

/**
 * What becomes of an authorised payment. Where the order has moved on since the provider was asked, the next run handles it. What
 * becomes of an authorisation that another has replaced is nothing to the order.
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
