import type { OrderStatus } from '@eunbit/schema/order';
import { type Connection, Types } from 'mongoose';
import type { Logger } from 'pino';
import { dateUntil } from '../../../common/indexed-text.ts';
import type { ChangeOrder } from '../change/change-order.ts';
import type { OrderChange } from '../decision.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import { decideDue, decideUndo, takeChange } from './status-decisions.ts';
import type { StatusChange } from './status-rules.ts';

/** Maximum number of changes per run. */
const CHANGES_AT_ONCE = 500;

/** What makes a change of staff, or notes it until it cannot be undone any more. */
export type TakeChange = (order: OrderRecord, change: StatusChange, now: Date) => OrderChange;

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
  readonly changeOrder: ChangeOrder;
  readonly log: Logger;
  /** 0: changes take effect at once, whatever their caller wishes. */
  readonly undoSeconds: number;
}

/**
 * Status changes that wait to be undone. One is a field of its order, written, undone and applied by conditional writes,
 * so that each of these happens once, whoever does it. The process that took a change applies it in time; a job does so
 * for processes that have ended.
 */
export function createPendingChanges({ connection, changeOrder, log, undoSeconds }: Deps) {
  const orders = orderModel(connection);
  /** By the second in which they ring: the changes of many orders at once are applied by one. */
  const timers = new Map<number, NodeJS.Timeout>();

  async function applyDue(now = new Date()): Promise<void> {
    const due = await orders
      .find({ 'pendingChange.appliesAt': dateUntil(now) })
      .sort({ 'pendingChange.appliesAt': 1 })
      .limit(CHANGES_AT_ONCE)
      .lean();
    // One after the other: concurrent cancellations would conflict on the stock of the same products.
    for (const order of due) {
      const { _id, pendingChange } = order;
      if (!pendingChange) continue;
      await changeOrder({ _id }, (current, at) => decideDue(current, pendingChange.id, at)).catch((error: unknown) => {
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
    const undo = { changeId, by: staffId, mayUndo };
    const changed = await changeOrder(orderNumber, (order) => decideUndo(order, undo));
    if (!changed) return { outcome: 'NOT_FOUND', orderNumber };
    if ('order' in changed) return { outcome: 'UNDONE', orderNumber, order: changed.order };
    if ('conflict' in changed) return { outcome: 'TOO_LATE', orderNumber, order: changed.conflict };
    return { orderNumber, ...changed.refused };
  }

  return {
    /**
     * Runs a change by staff with the function that makes it: so that it can be undone, or at once. The caller judges it first.
     */
    async take<T>(by: string, isUndoable: boolean, run: (take: TakeChange) => Promise<T>): Promise<T> {
      const move = { by, id: String(new Types.ObjectId()), undoSeconds: isUndoable ? undoSeconds : 0 };
      const result = await run((order, change, now) => takeChange(order, change, move, now));
      if (move.undoSeconds > 0) wakeAt(new Date(Date.now() + move.undoSeconds * 1000));
      return result;
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
