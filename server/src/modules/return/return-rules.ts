import type { Units } from '@eunbit/schema/fulfilment';
import { MAXIMUM_RETURNS, RETURN_SEND_DAYS, type ReturnReason, type ReturnResolution } from '@eunbit/schema/return';
import {
  type ReturnableLine,
  type ReturnableOrder,
  type ReturnCost,
  returnableLines,
  returnCost,
} from '@eunbit/schema/return-policy';
import type { ShippingSettings } from '@eunbit/schema/shop-settings';
import { KOREAN_POLICY } from '@eunbit/schema/store-policy';
import { storeDay } from '../../common/store-time.ts';
import {
  type FulfilmentRecord,
  linesToSend,
  type OrderRecord,
  parcelNews,
  standingRefunds,
  standingReturns,
  stateOf,
  takenByReturns,
} from '../order/index.ts';
import { planReturnRefund, type ReturnRefundPlan } from '../refund/index.ts';
import type { ReturnRecord } from './return.model.ts';

/** When the last parcel of a fulfilment arrived; null if that is unknown or not all have arrived. */
function deliveredAt(order: OrderRecord, fulfilment: FulfilmentRecord): Date | null {
  if (stateOf(order, fulfilment) !== 'DELIVERED') return null;
  const times = fulfilment.parcels.map((parcel) => {
    const news = parcelNews(order, parcel);
    return (news?.happenedAt ?? news?.updatedAt)?.getTime() ?? 0;
  });
  return new Date(Math.max(...times));
}

/** Shipped units that can no longer be returned: those in standing returns, and those refunded without a return (RETURN-5). */
function takenUnits(order: OrderRecord, returns: readonly ReturnRecord[]): Units[] {
  const settling = new Set(standingReturns(returns).map(({ refundId }) => refundId));
  const refunds = standingRefunds(order).filter(({ id }) => !settling.has(id));
  const paidBack = refunds.flatMap(({ lines }) =>
    lines.map(({ productId, quantity, withheld = 0 }) => ({ productId, quantity: quantity - withheld })),
  );
  return [...takenByReturns(returns), ...paidBack];
}

function toReturnableOrder(order: OrderRecord, returns: readonly ReturnRecord[]): ReturnableOrder {
  return {
    market: order.market,
    isCancelled: order.status === 'ORDER_CANCELLED',
    lines: order.lines,
    sent: order.fulfilments.map((fulfilment) => ({
      lines: fulfilment.lines,
      state: stateOf(order, fulfilment),
      shippedAt: fulfilment.at,
      deliveredAt: deliveredAt(order, fulfilment),
    })),
    taken: takenUnits(order, returns),
  };
}

/** The units of an order that can be returned now, given its returns. */
export function returnableLinesOf(order: OrderRecord, returns: readonly ReturnRecord[], now: Date): ReturnableLine[] {
  return returnableLines(toReturnableOrder(order, returns), storeDay(order.market, now));
}

/** Whether an order with these returns can have one more. */
export const hasRoomForReturn = (returns: readonly ReturnRecord[]): boolean => returns.length < MAXIMUM_RETURNS;

/** The cost of sending goods back. Shipping to the customer is charged once per order, however many returns it has (RETURN-4). */
export function costOfReturn(
  order: OrderRecord,
  returns: readonly ReturnRecord[],
  reasons: readonly ReturnReason[],
  shipping: ShippingSettings,
): ReturnCost {
  const isCharged = standingReturns(returns).some(({ shipping: { fee } }) => fee >= KOREAN_POLICY.returnFeeBothWays);
  return returnCost({
    market: order.market,
    reasons,
    isShippingPaid: order.amounts.shipping > 0 || isCharged,
    shipping,
  });
}

const unitsOf = (lines: readonly Units[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Whether the price of shipping is refunded as well: if the shop is at fault, and all units of the order are now returned or
 * refunded (RETURN-10).
 */
function isShippingRefunded(
  order: OrderRecord,
  { shipping, lines }: { readonly shipping: ReturnCost; readonly lines: readonly Units[] },
  others: readonly ReturnRecord[],
): boolean {
  if (shipping.payer !== 'SHOP') return false;
  return unitsOf(linesToSend(order)) - unitsOf(takenUnits(order, others)) <= unitsOf(lines);
}

/** The refund for a return of these units, given the other returns of the order. */
export function planReturn(
  order: OrderRecord,
  returned: { readonly shipping: ReturnCost; readonly lines: readonly Units[] },
  others: readonly ReturnRecord[],
): ReturnRefundPlan {
  const parts = {
    lines: returned.lines,
    isShippingRefunded: isShippingRefunded(order, returned, others),
    fee: returned.shipping.fee,
  };
  return planReturnRefund(order, parts, others);
}

/** The status of a settled return that is reopened. */
export const reopenedStatus = ({ hasGoodsToSendBack }: Pick<ReturnRecord, 'hasGoodsToSendBack'>) =>
  hasGoodsToSendBack ? ('INSPECTED' as const) : ('APPROVED' as const);

/** A return without its fee: what was paid for shipping is refunded with the order that charged it. */
export const withoutFee = (record: ReturnRecord): ReturnRecord => ({
  ...record,
  shipping: { ...record.shipping, fee: 0 },
});

/** Goods that never arrived are not sent back. */
export const hasGoodsToSendBackFor = (resolution: ReturnResolution): boolean => resolution !== 'MISSING_ITEM';

/** The deadline for sending the goods of a return that is approved now. */
export const sendBy = (now: Date): Date => new Date(now.getTime() + RETURN_SEND_DAYS * 86_400_000);
