import { buyerCanCancel, type CancelReason } from '@eunbit/schema/order';
import { validateCancellation } from '@eunbit/schema/validation-order';
import { refuseInput } from '../../../common/refusal.ts';
import type { ChangeOrder } from '../change/change-order.ts';
import type { Changed, Decision } from '../decision.ts';
import { unitsAllow } from '../fulfilment/fulfilment-rules.ts';
import type { OrderRefusal } from '../order.errors.ts';
import type { OrderRecord } from '../order.record.ts';
import type { BuyerClaim } from '../order-tokens.ts';
import { moveOrder } from '../status/status-decisions.ts';
import type { OwnOrdersService } from './own-orders.service.ts';

export interface Cancellation {
  readonly reason: CancelReason;
  /** May be empty. */
  readonly detail: string;
}

/** Returns a conflict if the order is already cancelled or staff have begun to process it. */
function decideCancellation(order: OrderRecord, { reason, detail }: Cancellation, now: Date): Decision<OrderRefusal> {
  const isPossible = buyerCanCancel(order.status) && unitsAllow(order, 'ORDER_CANCELLED');
  if (order.status === 'ORDER_CANCELLED' || !isPossible) return { conflict: order };
  const invalid = refuseInput(validateCancellation({ detail }));
  if (invalid) return invalid;
  const cancellation = { reason, detail: detail.trim() || null };
  return moveOrder(order, { status: 'ORDER_CANCELLED', delay: null, cancellation }, null, now);
}

/** Lets buyers cancel an order until staff have started to process it. */
export function createOrderCancellationService(ownOrders: OwnOrdersService, changeOrder: ChangeOrder) {
  return {
    /**
     * Cancels an order for its buyer, with email, restock and refund. If staff or another request change the order
     * concurrently, one write wins; the other caller gets the resulting state of the order.
     */
    async cancel(number: string, buyer: BuyerClaim, cancellation: Cancellation): Promise<Changed<OrderRefusal> | null> {
      const order = await ownOrders.ofBuyer(number, buyer);
      return order && changeOrder({ _id: order._id }, (current, now) => decideCancellation(current, cancellation, now));
    },
  };
}

export type OrderCancellationService = ReturnType<typeof createOrderCancellationService>;
