import type { TrackedRefund } from '../../integrations/payment/payment-reversals.ts';
import type { OrderRefundRecord } from '../order/index.ts';

/** The request id of an attempt at a part of a refund. A retry after a failure is a new refund at the provider. */
export const requestIdOf = ({ id, attempt }: Pick<OrderRefundRecord, 'id' | 'attempt'>, part = 0): string =>
  part === 0 ? `${id}:${attempt}` : `${id}:${attempt}:${part}`;

/**
 * The provider's refund for each part: from the attempt that has not failed, otherwise from the last one; undefined if there is
 * none.
 */
function matchReportedParts(
  refund: OrderRefundRecord,
  byRequest: ReadonlyMap<string | null, TrackedRefund>,
): (TrackedRefund | undefined)[] {
  return Array.from({ length: refund.parts?.length ?? 1 }, (_, part) => {
    const attempts = Array.from({ length: refund.attempt + 1 }, (_none, attempt) =>
      byRequest.get(requestIdOf({ id: refund.id, attempt }, part)),
    );
    return attempts.find((reported) => reported && reported.status !== 'FAILED') ?? attempts.at(-1);
  });
}

/** Numbers of the parts that no attempt has made yet. */
export function unmadeParts(refund: OrderRefundRecord, reported: readonly TrackedRefund[]): ReadonlySet<number> {
  const parts = matchReportedParts(refund, new Map(reported.map((one) => [one.requestId, one])));
  return new Set(parts.flatMap((part, index) => (part && part.status !== 'FAILED' ? [] : index)));
}

function follow(
  refund: OrderRefundRecord,
  parts: readonly (TrackedRefund | undefined)[],
  settledIds: ReadonlySet<string>,
  now: Date,
): OrderRefundRecord {
  const failed = parts.find((reported) => reported?.status === 'FAILED' && !settledIds.has(reported.id));
  if (failed) {
    if (refund.status === 'FAILED') return refund;
    const failure = { code: failed.failureReason ?? 'BANK_REFUSED', message: '', at: now };
    return { ...refund, status: 'FAILED', failure, nextTryAt: null, madeAt: null, providerRefundId: failed.id };
  }
  const isWhole = parts.every((reported) => reported && reported.status !== 'FAILED');
  if (refund.status === 'SUCCEEDED' || !isWhole) return refund;
  const providerRefundId = parts[0]?.id ?? null;
  return { ...refund, status: 'SUCCEEDED', failure: null, nextTryAt: null, madeAt: now, providerRefundId };
}

/** Changes to an order's refunds according to the provider's list. */
export interface FollowedRefunds {
  readonly refunds: readonly OrderRefundRecord[];
  /** The refunds that have just succeeded. */
  readonly made: readonly OrderRefundRecord[];
}

/**
 * Updates the refunds of an order from the provider's, however they became known (PAYMENT-46); null if nothing changes. A failed
 * refund that staff paid in another way stays succeeded.
 */
export function followProvider(
  refunds: readonly OrderRefundRecord[],
  reported: readonly TrackedRefund[],
  settledIds: ReadonlySet<string>,
  now: Date,
): FollowedRefunds | null {
  const byRequest = new Map(reported.map((one) => [one.requestId, one]));
  const followed = refunds.map((refund) => {
    if (refund.destination !== 'CARD') return refund;
    return follow(refund, matchReportedParts(refund, byRequest), settledIds, now);
  });
  const changed = followed.filter((refund, index) => refund !== refunds[index]);
  if (changed.length === 0) return null;
  return { refunds: followed, made: changed.filter(({ status }) => status === 'SUCCEEDED') };
}
