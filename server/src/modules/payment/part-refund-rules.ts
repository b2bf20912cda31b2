import type { TrackedRefund } from '../../integrations/payment/payment-reversals.ts';
import type { OrderRefundRecord } from '../order/refunds.record.ts';

/** Names an attempt at a refund at the provider: the next attempt after one that failed is another refund there. */
export const requestIdOf = ({ id, attempt }: Pick<OrderRefundRecord, 'id' | 'attempt'>): string => `${id}:${attempt}`;

function follow(
  refund: OrderRefundRecord,
  told: TrackedRefund,
  settledIds: ReadonlySet<string>,
  now: Date,
): OrderRefundRecord {
  if (told.status !== 'FAILED') {
    if (refund.state === 'MADE') return refund;
    return { ...refund, state: 'MADE', failure: null, nextTryAt: null, madeAt: now, providerRefundId: told.id };
  }
  if (refund.state === 'FAILED' || settledIds.has(told.id)) return refund;
  const failure = { code: told.failureReason ?? 'BANK_REFUSED', message: '', at: now };
  return { ...refund, state: 'FAILED', failure, nextTryAt: null, madeAt: null, providerRefundId: told.id };
}

/** What is new of an order's refunds once the provider has told all of its own. */
export interface FollowedRefunds {
  readonly refunds: readonly OrderRefundRecord[];
  /** Those that are made now. */
  readonly made: readonly OrderRefundRecord[];
}

/**
 * The refunds of an order as the provider's say, whoever hears of them first (PAYMENT-46); null where nothing changes. What
 * staff have paid in another way after it had failed stays made.
 */
export function followProvider(
  refunds: readonly OrderRefundRecord[],
  told: readonly TrackedRefund[],
  settledIds: ReadonlySet<string>,
  now: Date,
): FollowedRefunds | null {
  const byRequest = new Map(told.map((one) => [one.requestId, one]));
  const followed = refunds.map((refund) => {
    const found = refund.destination === 'CARD' ? byRequest.get(requestIdOf(refund)) : undefined;
    return found ? follow(refund, found, settledIds, now) : refund;
  });
  const changed = followed.filter((refund, index) => refund !== refunds[index]);
  if (changed.length === 0) return null;
  return { refunds: followed, made: changed.filter(({ state }) => state === 'MADE') };
}
