import { isDeepStrictEqual } from 'node:util';
import type { PaymentReversals } from '../../integrations/payment/payment-reversals.ts';
import type { LedgerRecord } from '../ledger/index.ts';
import { type Decision, intentsOf, type OrderEmail, type OrderRecord, type PaymentRecord } from '../order/index.ts';
import { followProvider } from './part-refund-rules.ts';
import { findNews, isAsKnown, statusAfter, toldReversals } from './payment-reversal-rules.ts';

/** What the provider says of refunds and disputes, and the payment of the order as it was when the provider was asked. */
export interface ReversalsAnswer {
  readonly seen: PaymentRecord;
  readonly reversals: PaymentReversals;
}

/**
 * Whether the answer is of all card payments that the order has, and nobody has noted another one, or money of a cancelled order
 * that went back, since the provider was asked: it may be older than that.
 */
function isOfNow(payment: PaymentRecord, seen: PaymentRecord): boolean {
  return (
    payment.status === seen.status &&
    isDeepStrictEqual(payment.reversals, seen.reversals) &&
    isDeepStrictEqual(intentsOf(payment), intentsOf(seen))
  );
}

/**
 * Stores the refunds and disputes of a payment, with the order's own refunds where they have changed. `unnoted` are entries of the
 * ledger for them that are not there yet: movements of a dispute may be new although the dispute is as known.
 */
export function decideReversals(
  order: OrderRecord,
  { seen, reversals }: ReversalsAnswer,
  unnoted: readonly LedgerRecord[],
  now: Date,
): Decision<'outdated'> {
  const { payment, refunds = [] } = order;
  if (!isOfNow(payment, seen)) return { refused: 'outdated' };
  const { settled } = payment.reversals ?? {};
  const told = toldReversals(reversals, settled);
  const settledIds = new Set(settled?.map(({ refundId }) => refundId));
  const own = followProvider(refunds, reversals.refunds, settledIds, now);
  if (isAsKnown(payment.reversals, told) && !own) {
    return unnoted.length > 0 ? { order, effects: { ledger: unnoted } } : { order };
  }
  const { disputeIds, failedRefundIds } = findNews(payment.reversals, told);
  return {
    order: {
      ...order,
      payment: { ...payment, status: statusAfter(order, told), reversals: told },
      ...(own && { refunds: [...own.refunds] }),
    },
    effects: {
      ledger: unnoted,
      emails: [
        ...(own?.made ?? []).map((refund): OrderEmail => ['partRefunded', refund]),
        ...disputeIds.map((id): OrderEmail => ['disputeOpened', id]),
        ...failedRefundIds.map((id): OrderEmail => ['refundFailed', id]),
      ],
    },
  };
}
