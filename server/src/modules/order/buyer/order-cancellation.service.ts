import { buyerCanCancel, type CancelReason } from '@eunbit/schema/order';
import { validateCancellation } from '@eunbit/schema/validation-order';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { ChangeOrder } from '../change/change-order.ts';
import { unitsAllow } from '../fulfilment/fulfilment-rules.ts';
import type { OrderRecord } from '../order.record.ts';
import type { BuyerClaim } from '../order-tokens.ts';
import { moveOrder } from '../status/status-decisions.ts';
import type { OwnOrdersService } from './own-orders.service.ts';

export type CancelOutcome =
  | { readonly outcome: 'cancelled' | 'alreadyCancelled' | 'tooLate'; readonly order: OrderRecord }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure[] }
  | { readonly outcome: 'notFound' };

export interface Cancellation {
  readonly reason: CancelReason;
  /** May be empty. */
  readonly detail: string;
}

/** Lets buyers cancel an order until staff have started to process it. */
export function createOrderCancellationService(ownOrders: OwnOrdersService, changeOrder: ChangeOrder) {
  function judge(order: OrderRecord): CancelOutcome | null {
    if (order.status === 'ORDER_CANCELLED') return { outcome: 'alreadyCancelled', order };
    const isPossible = buyerCanCancel(order.status) && unitsAllow(order, 'ORDER_CANCELLED');
    return isPossible ? null : { outcome: 'tooLate', order };
  }

  return {
    /**
     * Cancels an order for its buyer, with email, restock and refund. If staff or another request change the order
     * concurrently, one write wins; the other caller gets the resulting state of the order.
     */
    async cancel(number: string, buyer: BuyerClaim, { reason, detail }: Cancellation): Promise<CancelOutcome> {
      const order = await ownOrders.ofBuyer(number, buyer);
      if (!order) return { outcome: 'notFound' };
      const refused = judge(order);
      if (refused) return refused;
      const failures = validateCancellation({ detail });
      if (failures.length > 0) return { outcome: 'invalid', failures };
      const cancellation = { reason, detail: detail.trim() || null };
      const change = { status: 'ORDER_CANCELLED' as const, delay: null, cancellation };
      const changed = await changeOrder<CancelOutcome>({ _id: order._id }, (current, now) => {
        const refusedNow = judge(current);
        return refusedNow ? { refused: refusedNow } : moveOrder(current, change, null, now);
      });
      if (!changed) return { outcome: 'notFound' };
      if ('order' in changed) return { outcome: 'cancelled', order: changed.order };
      return 'refused' in changed ? changed.refused : { outcome: 'tooLate', order: changed.conflict };
    },
  };
}

export type OrderCancellationService = ReturnType<typeof createOrderCancellationService>;
