import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { Market } from '@eunbit/schema/market';
import { canMove, normaliseOrderNumber, type OrderStatus } from '@eunbit/schema/order';
import { MAXIMUM_ORDERS_AT_ONCE } from '@eunbit/schema/order-list';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { type InvalidInput, refuse, refuseInput } from '../../../common/refusal.ts';
import { type BulkRow, toBulkRow, unknownRow } from '../bulk-row.ts';
import type { ChangeOrder } from '../change/change-order.ts';
import { unitsAllow } from '../fulfilment/fulfilment-rules.ts';
import type { OrderRefusal } from '../order.errors.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import { isBeyondLimit, paidBackByCancelling, type RefundAuthority } from '../refund-authority.ts';
import type { OfferUndo } from '../undo-rules.ts';
import { moveOrder } from './status-decisions.ts';
import { moneyAllows, type StatusChange, validateStatusChange } from './status-rules.ts';

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

  /** Why an order cannot be changed; null if it can. */
  function findObstacle(
    order: OrderRecord,
    change: StatusChange,
    { authority }: Mover,
  ): { readonly refused: OrderRefusal } | null {
    const skip = (key: ApiMessageKey) => refuse('STATUS_TRANSITION_REFUSED', key);
    if (!canMove(order.status, change.status)) return skip(SKIPPED_BECAUSE[order.status]);
    // In bulk only paid orders are confirmed; staff can confirm a single unpaid order, seeing what is missing.
    if (change.status === 'ORDER_CONFIRMED' && order.payment.status === 'AWAITING_PAYMENT') {
      return skip('skipped.awaitsMoney');
    }
    if (!moneyAllows(order.payment, change.status)) return skip('status.unpaid');
    if (!unitsAllow(order, change.status)) return skip('status.partlyShipped');
    const isAboveLimit =
      change.status === 'ORDER_CANCELLED' && isBeyondLimit(order, authority, paidBackByCancelling(order));
    return isAboveLimit ? skip('skipped.aboveLimit') : null;
  }

  /** Runs before any change: the refunds of all orders together count, so that the limit cannot be bypassed in parts. */
  function assertConfirmed(found: readonly OrderRecord[], change: StatusChange, mover: Mover): void {
    if (change.status !== 'ORDER_CANCELLED') return;
    const movable = found.filter((order) => !findObstacle(order, change, mover));
    for (const market of Object.values(Market)) {
      const ofStore = movable.filter((order) => order.market === market);
      const paidBack = ofStore.reduce((sum, order) => sum + paidBackByCancelling(order), 0);
      mover.authority.assertConfirmed(market, paidBack);
    }
  }

  async function moveOne(order: OrderRecord, change: StatusChange, mover: Mover): Promise<BulkRow> {
    const { _id, number } = order;
    const { authority, isUndoable } = mover;
    let seen = order;
    try {
      const offer = offerUndo(isUndoable);
      const changed = await changeOrder<OrderRefusal>({ _id }, (current, now) => {
        seen = current;
        return findObstacle(current, change, mover) ?? moveOrder(current, change, authority.staffId, now, offer);
      });
      return toBulkRow(number, changed, seen);
    } catch (error) {
      log.error({ err: error, order: number, status: change.status }, 'order status not changed');
      return { number, order, problem: 'failed' };
    }
  }

  return {
    /** Sequential: concurrent cancellations would conflict on the stock of the same products. */
    async move(
      numbers: readonly string[],
      change: StatusChange,
      mover: Mover,
    ): Promise<{ readonly value: readonly BulkRow[] } | { readonly refused: InvalidInput }> {
      const invalid = refuseInput(check(numbers, change));
      if (invalid) return invalid;
      const wanted = [...new Set(numbers.map(normaliseOrderNumber))];
      const found = await orders.find({ number: { $in: wanted } }).lean();
      assertConfirmed(found, change, mover);
      const byNumber = new Map(found.map((order) => [order.number, order]));
      const rows: BulkRow[] = [];
      for (const number of wanted) {
        const order = byNumber.get(number);
        rows.push(order ? await moveOne(order, change, mover) : unknownRow(number));
      }
      return { value: rows };
    },
  };
}

export type OrderBulkService = ReturnType<typeof createOrderBulkService>;
