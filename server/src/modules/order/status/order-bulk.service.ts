import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { Market } from '@eunbit/schema/market';
import { canMove, normaliseOrderNumber, type OrderStatus } from '@eunbit/schema/order';
import { MAXIMUM_ORDERS_AT_ONCE } from '@eunbit/schema/order-list';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { ChangeOrder } from '../change/change-order.ts';
import { unitsAllow } from '../fulfilment/fulfilment-rules.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import { isBeyondLimit, paidBackByCancelling, type RefundAuthority } from '../refund-authority.ts';
import type { OfferUndo } from '../undo-rules.ts';
import { moveOrder } from './status-decisions.ts';
import { moneyAllows, type StatusChange, validateStatusChange } from './status-rules.ts';

/** The result for one order of a bulk change. */
export type BulkOutcome =
  | { readonly outcome: 'done'; readonly number: string; readonly order: OrderRecord }
  | {
      readonly outcome: 'skipped' | 'conflict' | 'failed';
      readonly number: string;
      readonly reason: ApiMessageKey;
      readonly order: OrderRecord;
    }
  | { readonly outcome: 'notFound'; readonly number: string; readonly reason: ApiMessageKey };

export type BulkResult =
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure<ApiMessageKey>[] }
  | { readonly outcome: 'answered'; readonly outcomes: readonly BulkOutcome[] };

/** Why an order with this status is skipped (ORDER-7). */
const SKIPPED_BECAUSE: Readonly<Record<OrderStatus, ApiMessageKey>> = {
  PREPARING_FOR_SHIPMENT: 'status.refused',
  ORDER_CONFIRMED: 'skipped.confirmed',
  ORDER_DELAYED: 'skipped.delayed',
  ORDER_CANCELLED: 'skipped.cancelled',
  ORDER_SHIPPED: 'skipped.shipped',
};

/** Who changes the orders, and whether that can be undone for some seconds. */
interface Mover {
  readonly authority: RefundAuthority;
  readonly isUndoable: boolean;
}

interface Deps {
  readonly connection: Connection;
  readonly changeOrder: ChangeOrder;
  readonly offerUndo: OfferUndo;
  readonly log: Logger;
}

/** Changes the status of many orders, each in its own transaction, so that a failure does not affect the others. */
export function createOrderBulkService({ connection, changeOrder, offerUndo, log }: Deps) {
  const orders = orderModel(connection);

  function check(numbers: readonly string[], change: StatusChange): FieldFailure<ApiMessageKey>[] {
    if (numbers.length === 0) return [{ path: 'orderNumbers', key: 'orders.noneSelected' }];
    if (numbers.length > MAXIMUM_ORDERS_AT_ONCE) return [{ path: 'orderNumbers', key: 'orders.tooMany' }];
    return validateStatusChange(change, new Date());
  }

  /** What keeps an order from being moved; null for nothing. */
  function findObstacle(order: OrderRecord, change: StatusChange, { authority }: Mover): BulkOutcome | null {
    const { number } = order;
    if (!canMove(order.status, change.status)) {
      return { outcome: 'skipped', number, order, reason: SKIPPED_BECAUSE[order.status] };
    }
    // Together only those are confirmed whose money is here; whoever confirms one by itself reads what is missing.
    if (change.status === 'ORDER_CONFIRMED' && order.payment.status === 'AWAITING_PAYMENT') {
      return { outcome: 'skipped', number, order, reason: 'skipped.awaitsMoney' };
    }
    if (!moneyAllows(order.payment, change.status)) {
      return { outcome: 'skipped', number, order, reason: 'status.unpaid' };
    }
    if (!unitsAllow(order, change.status)) {
      return { outcome: 'skipped', number, order, reason: 'status.partlyShipped' };
    }
    if (change.status === 'ORDER_CANCELLED' && isBeyondLimit(order, authority, paidBackByCancelling(order))) {
      return { outcome: 'skipped', number, order, reason: 'skipped.aboveLimit' };
    }
    return null;
  }

  /** Before any is moved: what goes back of all together counts, so that it is not let through in parts. */
  function assertConfirmed(found: readonly OrderRecord[], change: StatusChange, mover: Mover): void {
    if (change.status !== 'ORDER_CANCELLED') return;
    const movable = found.filter((order) => !findObstacle(order, change, mover));
    for (const market of Object.values(Market)) {
      const ofStore = movable.filter((order) => order.market === market);
      const paidBack = ofStore.reduce((sum, order) => sum + paidBackByCancelling(order), 0);
      mover.authority.assertConfirmed(market, paidBack);
    }
  }

  async function moveOne(order: OrderRecord, change: StatusChange, mover: Mover): Promise<BulkOutcome> {
    const { _id, number } = order;
    const { authority, isUndoable } = mover;
    try {
      const offer = offerUndo(isUndoable);
      const changed = await changeOrder<BulkOutcome>({ _id }, (current, now) => {
        const obstacle = findObstacle(current, change, mover);
        return obstacle ? { refused: obstacle } : moveOrder(current, change, authority.staffId, now, offer);
      });
      if (!changed) return { outcome: 'notFound', number, reason: 'order.notFound' };
      if ('order' in changed) return { outcome: 'done', number, order: changed.order };
      if ('refused' in changed) return changed.refused;
      return { outcome: 'conflict', number, reason: 'order.conflict', order: changed.conflict };
    } catch (error) {
      log.error({ err: error, order: number, status: change.status }, 'order not moved on with the others');
      return { outcome: 'failed', number, reason: 'internal', order };
    }
  }

  return {
    /** Sequential: concurrent cancellations would conflict on the stock of the same products. */
    async move(numbers: readonly string[], change: StatusChange, mover: Mover): Promise<BulkResult> {
      const failures = check(numbers, change);
      if (failures.length > 0) return { outcome: 'invalid', failures };
      const wanted = [...new Set(numbers.map(normaliseOrderNumber))];
      const found = await orders.find({ number: { $in: wanted } }).lean();
      assertConfirmed(found, change, mover);
      const byNumber = new Map(found.map((order) => [order.number, order]));
      const outcomes: BulkOutcome[] = [];
      for (const number of wanted) {
        const order = byNumber.get(number);
        outcomes.push(
          order ? await moveOne(order, change, mover) : { outcome: 'notFound', number, reason: 'order.notFound' },
        );
      }
      return { outcome: 'answered', outcomes };
    },
  };
}

export type OrderBulkService = ReturnType<typeof createOrderBulkService>;
