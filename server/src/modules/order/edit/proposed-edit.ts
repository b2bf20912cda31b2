import { isDeepStrictEqual } from 'node:util';
import type { OrderChange } from '../decision.ts';
import { hasSentUnits } from '../fulfilment/fulfilment-rules.ts';
import type { OrderRecord } from '../order.record.ts';
import type { ClosedRequestState, PaymentRequestRecord, ProposedEditRecord } from '../payment-requests.record.ts';
import { standingRefunds } from '../refunds.record.ts';
import { givenBack, withEdit } from './edited-order.ts';
import type { OrderEditRecord } from './order-edit.record.ts';

const refundIdsOf = (order: OrderRecord): readonly string[] => standingRefunds(order).map(({ id }) => id);

/** An edit of an order as it is now, which takes effect once its customer has paid for it, or agreed to it. */
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
 * The order with the edit that its open request is for, and without the proposal. The units that it adds are held already. Null
 * where the order no longer allows it: something has left, or of its money something has gone back that the edit was not priced by.
 */
export function applyProposed({ proposedEdit: proposed, ...order }: OrderRecord, now: Date): OrderChange | null {
  if (!proposed || hasSentUnits(order)) return null;
  if (!isDeepStrictEqual(proposed.refundIds ?? [], refundIdsOf(order))) return null;
  return withEdit(order, { ...proposed.edit, at: now }, proposed.addressCheck);
}

/**
 * Ends a request with nothing done: the units that its edit was to add go back. It is looked at once more from `checkAt`, because
 * its payment may be on its way, and is ended or refunded.
 */
export function closeRequest(
  order: OrderRecord,
  id: string,
  state: ClosedRequestState,
  now: Date,
  checkAt: Date = now,
): OrderChange {
  const { proposedEdit: proposed, ...others } = order;
  return {
    order: withRequest(others, id, { state, closedAt: now, checkAt }),
    effects: { unitsBack: proposed ? givenBack(proposed.edit.after, proposed.edit.before, null) : [] },
  };
}
