import { isDeepStrictEqual } from 'node:util';
import type { OrderChange } from '../decision.ts';
import { hasSentUnits } from '../fulfilment/fulfilment-rules.ts';
import type { OrderRecord } from '../order.record.ts';
import type { ClosedRequestStatus, PaymentRequestRecord, ProposedEditRecord } from '../payment-requests.record.ts';
import { standingRefunds } from '../refunds.record.ts';
import { givenBack, withEdit } from './edited-order.ts';
import type { OrderEditRecord } from './order-edit.record.ts';

const refundIdsOf = (order: OrderRecord): readonly string[] => standingRefunds(order).map(({ id }) => id);

/** Creates an edit that takes effect once the customer has paid for it or agreed to it. */
export function toProposal(
  order: OrderRecord,
  edit: OrderEditRecord,
  addressCheck: ProposedEditRecord['addressCheck'],
): ProposedEditRecord {
  const refundIds = refundIdsOf(order);
  return { edit, addressCheck, ...(refundIds.length > 0 && { refundIds: [...refundIds] }) };
}

/** The order with a change of one of its payment requests. */
export function withRequest(order: OrderRecord, id: string, change: Partial<PaymentRequestRecord>): OrderRecord {
  const { paymentRequests = [] } = order;
  return { ...order, paymentRequests: paymentRequests.map((one) => (one.id === id ? { ...one, ...change } : one)) };
}

/**
 * Applies the proposed edit of the open request; the units that it adds are already held. Null if the order no longer allows it:
 * something has been shipped, or a refund was made that the price of the edit does not include.
 */
export function applyProposed({ proposedEdit: proposed, ...order }: OrderRecord, now: Date): OrderChange | null {
  if (!proposed || hasSentUnits(order)) return null;
  if (!isDeepStrictEqual(proposed.refundIds ?? [], refundIdsOf(order))) return null;
  return withEdit(order, { ...proposed.edit, at: now }, proposed.addressCheck);
}

/**
 * Closes a request without its edit and releases the units held for it. It is checked again from `checkAt`, because a payment may
 * be in progress, which is then cancelled or refunded.
 */
export function closeRequest(
  order: OrderRecord,
  id: string,
  status: ClosedRequestStatus,
  now: Date,
  checkAt: Date = now,
): OrderChange {
  const { proposedEdit: proposed, ...others } = order;
  return {
    order: withRequest(others, id, { status, closedAt: now, checkAt }),
    effects: { unitsBack: proposed ? givenBack(proposed.edit.after, proposed.edit.before, null) : [] },
  };
}
