import { buyerCanCancel, type CancelReason } from '@eunbit/schema/order';
import { validateCancellation } from '@eunbit/schema/validation-order';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { OrderRecord } from '../order.record.ts';
import type { OrderStatusWriter } from '../status/order-status-writer.ts';
import type { BuyerClaim, OwnOrdersService } from './own-orders.service.ts';

export type CancelOutcome =
  | { readonly outcome: 'cancelled' | 'alreadyCancelled' | 'tooLate'; readonly order: OrderRecord }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure[] }
  | { readonly outcome: 'notFound' };

export interface Cancellation {
  readonly reason: CancelReason;
  /** May be empty. */
  readonly detail: string;
}

/** How often a cancellation is tried again when the payment moves meanwhile; it moves a few times in an order's life. */
const TRIES = 3;

/** Buyers cancel by themselves while nobody has begun to work on the order. */
export function createOrderCancellationService(ownOrders: OwnOrdersService, moveOrder: OrderStatusWriter) {
  function judge(order: OrderRecord): CancelOutcome | null {
    if (order.status === 'ORDER_CANCELLED') return { outcome: 'alreadyCancelled', order };
    return buyerCanCancel(order.status) ? null : { outcome: 'tooLate', order };
  }

  return {
    /**
     * Cancels an order for its buyer, with email, stock and refund. Of a second cancellation, or of staff who confirm at
     * the same moment, one gets through; the other is told what the order has become.
     */
    async cancel(number: string, buyer: BuyerClaim, { reason, detail }: Cancellation): Promise<CancelOutcome> {
      const order = await ownOrders.ofBuyer(number, buyer);
      if (!order) return { outcome: 'notFound' };
      const refused = judge(order);
      if (refused) return refused;
      const failures = validateCancellation({ detail });
      if (failures.length > 0) return { outcome: 'invalid', failures };
      const cancellation = { reason, detail: detail.trim() || null };
      const change = { status: 'ORDER_CANCELLED' as const, delay: null, tracking: [], cancellation };
      let current: OrderRecord = order;
      for (let tries = 0; tries < TRIES; tries += 1) {
        const saved = await moveOrder(current, change, null);
        if (saved) return { outcome: 'cancelled', order: saved };
        // Staff or the money were faster. Only what staff did can be too late for the buyer.
        const now = await ownOrders.ofBuyer(number, buyer);
        if (!now) return { outcome: 'notFound' };
        const refusedNow = judge(now);
        if (refusedNow) return refusedNow;
        current = now;
      }
      return { outcome: 'tooLate', order: current };
    },
  };
}

export type OrderCancellationService = ReturnType<typeof createOrderCancellationService>;
