import { isDeepStrictEqual } from 'node:util';
import type { PaymentReversals } from '../../integrations/payment/payment-reversals.ts';
import type { LedgerRecord } from '../ledger/index.ts';
import { type Decision, intentsOf, type OrderEmail, type OrderRecord, type PaymentRecord } from '../order/index.ts';
import { followProvider } from './part-refund-rules.ts';
import { findNews, isAsKnown, statusAfter, toReversalsRecord } from './payment-reversal-rules.ts';

/** The refunds and disputes that the provider returned, and the order's payment at the time of the request. */
export interface ReversalsAnswer {
  readonly seen: PaymentRecord;
  readonly reversals: PaymentReversals;
}

/** Whether the payment is unchanged since the request; otherwise the response may be outdated or incomplete. */
function isOfNow(payment: PaymentRecord, seen: PaymentRecord): boolean {
  return (
    payment.status === seen.status &&
    isDeepStrictEqual(payment.reversals, seen.reversals) &&
    isDeepStrictEqual(intentsOf(payment), intentsOf(seen))
  );
}

/**
 * Stores the refunds and disputes of a payment, and the changes that follow for the order's own refunds. `unnoted` are missing
 * ledger entries: a dispute may have new movements even if the dispute itself is unchanged.
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
  const reported = toReversalsRecord(reversals, settled);
  const settledIds = new Set(settled?.map(({ refundId }) => refundId));
  const own = followProvider(refunds, reversals.refunds, settledIds, now);
  if (isAsKnown(payment.reversals, reported) && !own) {
    return unnoted.length > 0 ? { order, effects: { ledger: unnoted } } : { order };
  }
  const { disputeIds, failedRefundIds } = findNews(payment.reversals, reported);
  return {
    order: {
      ...order,
      payment: { ...payment, status: statusAfter(order, reported), reversals: reported },
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
