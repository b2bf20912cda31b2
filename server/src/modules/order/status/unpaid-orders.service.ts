import { canMove, OrderStatus } from '@eunbit/schema/order';
import type { Connection } from 'mongoose';
import type { ChangeOrder } from '../change/change-order.ts';
import type { Decision } from '../decision.ts';
import { deadlineConditions, deadlinePassed } from '../deposit-deadlines.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import { moveOrder } from './status-decisions.ts';
import type { StatusChange } from './status-rules.ts';

/** Maximum number of orders per run. */
const ORDERS_AT_ONCE = 100;

const CANCELLATION: StatusChange = { status: 'ORDER_CANCELLED', delay: null };

/** Statuses with a deadline; shipped and cancelled orders have none. */
const CANCELLABLE = Object.values(OrderStatus).filter((status) => canMove(status, 'ORDER_CANCELLED'));

interface Deps {
  readonly connection: Connection;
  readonly changeOrder: ChangeOrder;
}

/** Reminds of a deposit once for each deadline, whichever of several processes comes first. */
function decideReminder(order: OrderRecord, now: Date): Decision<'reminded'> {
  if (deadlinePassed(order, now) !== 'remind') return { refused: 'reminded' };
  const payment = { ...order.payment, remindedAt: now };
  return { order: { ...order, payment }, effects: { emails: [['depositReminder']] } };
}

/** Cancels an order that nobody has paid for. Staff may have decided something else meanwhile. */
function decideUnpaid(order: OrderRecord, asOf: Date, now: Date): Decision<'changed'> {
  const isDue = deadlinePassed(order, asOf) === 'cancel' && order.fulfilments.length === 0;
  return isDue ? moveOrder(order, CANCELLATION, null, now) : { refused: 'changed' };
}

/** Handles orders whose deposit was not paid: one reminder when it is due, later a cancellation with restock. */
export function createUnpaidOrders({ connection, changeOrder }: Deps) {
  const orders = orderModel(connection);

  return {
    /** Reminds and cancels. Safe to run in several processes at once. A concurrent confirmation by staff wins. */
    async chase(now = new Date()): Promise<void> {
      const due = await orders
        .find({
          'payment.status': 'AWAITING_PAYMENT',
          status: { $in: [...CANCELLABLE] },
          // A shipped order cannot be cancelled.
          'fulfilments.0': { $exists: false },
          $or: deadlineConditions(now),
        })
        .sort({ createdAt: 1 })
        .limit(ORDERS_AT_ONCE)
        .lean();
      for (const order of due) {
        const passed = deadlinePassed(order, now);
        if (passed === 'remind') await changeOrder({ _id: order._id }, (current) => decideReminder(current, now));
        if (passed === 'cancel') await changeOrder({ _id: order._id }, (current, at) => decideUnpaid(current, now, at));
      }
    },
  };
}

export type UnpaidOrders = ReturnType<typeof createUnpaidOrders>;
