import { normaliseOrderNumber, OrderStatus } from '@eunbit/schema/order';
import { type Connection, Types } from 'mongoose';
import type { Logger } from 'pino';
import { dateUntil } from '../../../common/indexed-text.ts';
import { inTransaction } from '../../../common/transaction.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import { hasPending } from '../stores/has-pending.ts';
import type { OrderStatusWriter } from './order-status-writer.ts';
import type { PendingChangeRecord } from './pending-change.record.ts';
import { dropChange, toDropEvent, toStatusChange, whyDropped } from './pending-change-rules.ts';
import type { StatusChange } from './status-rules.ts';

/** Maximum number of changes per run. */
const CHANGES_AT_ONCE = 500;

/** Maximum attempts at a change while the payment of its order changes, which it does a few times per order. */
const TRIES = 3;

/** A pending change that somebody wants undone. */
export interface ChangeToUndo {
  readonly orderNumber: string;
  readonly changeId: string;
}

export type UndoResult =
  | {
      readonly outcome: 'UNDONE' | 'TOO_LATE' | 'NOT_ALLOWED';
      readonly orderNumber: string;
      readonly order: OrderRecord;
    }
  | { readonly outcome: 'NOT_FOUND'; readonly orderNumber: string };

/** Who undoes changes, and of which steps they may. */
interface Undoer {
  readonly staffId: string;
  readonly mayUndo: (status: OrderStatus) => boolean;
}

interface Deps {
  readonly connection: Connection;
  readonly moveOrder: OrderStatusWriter;
  readonly audit: AuditService;
  readonly log: Logger;
  /** 0: changes take effect at once, whatever their caller wishes. */
  readonly undoSeconds: number;
}

/**
 * Status changes that wait to be undone. One is a field of its order, written, undone and applied by conditional writes,
 * so that each of these happens once, whoever does it. The process that took a change applies it in time; a job does so
 * for processes that have ended.
 */
export function createPendingChanges({ connection, moveOrder, audit, log, undoSeconds }: Deps) {
  const orders = orderModel(connection);
  /** By the second in which they ring: the changes of many orders at once are applied by one. */
  const timers = new Map<number, NodeJS.Timeout>();

  async function drop(
    order: OrderRecord,
    pending: PendingChangeRecord,
    reason: 'PAYMENT' | 'STATUS',
  ): Promise<boolean> {
    const mark = dropChange(pending, reason, new Date());
    return inTransaction(connection, async (session) => {
      const { status, payment } = order;
      const { modifiedCount } = await orders.updateOne(
        { _id: order._id, status, 'payment.state': payment.state, ...hasPending(pending) },
        { $set: { droppedChange: mark }, $unset: { pendingChange: 1 } },
        { session },
      );
      if (modifiedCount === 0) return false;
      await audit.record(session, toDropEvent(order, mark));
      return true;
    });
  }

  /** Judges again: the payment may have changed meanwhile. Leaves the change pending if it changes all the time. */
  async function apply(order: OrderRecord): Promise<void> {
    let current: OrderRecord | null = order;
    for (let tries = 0; tries < TRIES && current?.pendingChange; tries += 1) {
      const { pendingChange: pending } = current;
      const reason = whyDropped(current, pending);
      if (reason) {
        if (await drop(current, pending, reason)) return;
      } else if (await moveOrder(current, toStatusChange(pending), pending.by)) return;
      current = await orders.findById(order._id).lean();
    }
  }

  async function applyDue(now = new Date()): Promise<void> {
    const due = await orders
      .find({ 'pendingChange.appliesAt': dateUntil(now) })
      .sort({ 'pendingChange.appliesAt': 1 })
      .limit(CHANGES_AT_ONCE)
      .lean();
    // One after the other: concurrent cancellations would conflict on the stock of the same products.
    for (const order of due) {
      await apply(order).catch((error: unknown) => {
        log.error(
          { err: error, order: order.number },
          'a pending status change was not applied, it will be tried again',
        );
      });
    }
  }

  function wakeAt(at: Date): void {
    const second = Math.ceil(at.getTime() / 1000);
    if (timers.has(second)) return;
    const ring = () => {
      timers.delete(second);
      applyDue().catch((error: unknown) => log.error({ err: error }, 'pending status changes were not read'));
    };
    timers.set(second, setTimeout(ring, second * 1000 - Date.now()).unref());
  }

  async function undoOne({ orderNumber, changeId }: ChangeToUndo, { staffId, mayUndo }: Undoer): Promise<UndoResult> {
    const steps = Object.values(OrderStatus).filter(mayUndo);
    const undone = await inTransaction(connection, async (session) => {
      const before = await orders.findOneAndUpdate(
        {
          number: normaliseOrderNumber(orderNumber),
          ...hasPending({ id: changeId }),
          'pendingChange.status': { $in: steps },
        },
        { $unset: { pendingChange: 1 } },
        { session, returnDocument: 'before', lean: true },
      );
      if (!before?.pendingChange) return null;
      const { pendingChange, ...order } = before;
      await audit.record(session, {
        by: staffId,
        action: 'ORDER_STATUS_CHANGE_UNDONE',
        subject: 'ORDER',
        subjectId: order.number,
        before: { status: pendingChange.status },
        after: { status: order.status },
      });
      return order;
    });
    if (undone) return { outcome: 'UNDONE', orderNumber, order: undone };
    const order = await orders.findOne({ number: normaliseOrderNumber(orderNumber) }).lean();
    if (!order) return { outcome: 'NOT_FOUND', orderNumber };
    if (order.pendingChange?.id === changeId) return { outcome: 'NOT_ALLOWED', orderNumber, order };
    // What is neither pending nor in the history has been undone before, or was dropped.
    const isApplied = order.statusHistory.some((entry) => entry.changeId === changeId);
    return { outcome: isApplied ? 'TOO_LATE' : 'UNDONE', orderNumber, order };
  }

  return {
    /**
     * Writes a change by staff so that it can be undone, or makes it at once. Judged by the caller; null, with nothing
     * written, if the order has changed since it was read.
     */
    async take(order: OrderRecord, change: StatusChange, by: string, isUndoable: boolean): Promise<OrderRecord | null> {
      if (!isUndoable || undoSeconds === 0) return moveOrder(order, change, by);
      const { status, delay, tracking, isUnpaidAccepted } = change;
      const at = new Date();
      const appliesAt = new Date(at.getTime() + undoSeconds * 1000);
      const pendingChange: PendingChangeRecord = {
        id: String(new Types.ObjectId()),
        status,
        delay,
        tracking: [...tracking],
        ...(isUnpaidAccepted && { isUnpaidAccepted }),
        by,
        at,
        appliesAt,
      };
      const saved = await orders
        .findOneAndUpdate(
          {
            _id: order._id,
            status: order.status,
            'payment.state': order.payment.state,
            ...(status === 'ORDER_SHIPPED' && { fulfilmentVersion: order.fulfilmentVersion }),
            ...hasPending(undefined),
          },
          { $set: { pendingChange }, $unset: { droppedChange: 1 } },
          { returnDocument: 'after' },
        )
        .lean();
      if (saved) wakeAt(appliesAt);
      return saved;
    },

    /** Undoes each change that is still pending and whose step the caller may take, whoever made it. Repeated calls have the same answer (ORDER-24). */
    async undo(changes: readonly ChangeToUndo[], undoer: Undoer): Promise<UndoResult[]> {
      const results: UndoResult[] = [];
      for (const change of changes) results.push(await undoOne(change, undoer));
      return results;
    },

    /** Applies the changes whose time to be undone is over. Safe to run in several processes at once. */
    applyDue,

    /** Before the database is closed. What waits is applied by another process, or after the next start. */
    close(): void {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

export type PendingChanges = ReturnType<typeof createPendingChanges>;
