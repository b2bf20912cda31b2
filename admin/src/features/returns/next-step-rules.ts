import type { Money } from '@eunbit/schema/money';
import type { ReturnResolution, ReturnStatus } from '@eunbit/schema/return';
import type { MessageId } from '../../gql/message-id.ts';

interface Awaiting {
  readonly status: ReturnStatus;
  readonly resolution: ReturnResolution;
  /** Whether the next step is to settle it. */
  readonly isToBeSettled: boolean;
  /** Whether the carrier has delivered the returned parcels. */
  readonly hasArrived: boolean;
}

/** What an open return waits for, for viewers who may not take the step. */
export function findAwaited({ status, resolution, isToBeSettled, hasArrived }: Awaiting): MessageId {
  if (status === 'REQUESTED') return 'returns.awaits.decision';
  if (status === 'RECEIVED') return 'returns.awaits.inspection';
  if (isToBeSettled) return resolution === 'REFUND' ? 'returns.awaits.refund' : 'returns.awaits.replacement';
  if (hasArrived) return 'returns.awaits.receipt';
  return status === 'IN_TRANSIT' ? 'returns.awaits.arrival' : 'returns.awaits.goods';
}

/** Why the viewer's role cannot refund a return; null if it can (STAFF-20). */
export function findRefundObstacle(amount: Money, limitLeft: Money | null): MessageId | null {
  if (limitLeft === null || amount.amount <= limitLeft.amount) return null;
  return limitLeft.amount > 0 ? 'returns.aboveLimit' : 'returns.nothingLeft';
}
