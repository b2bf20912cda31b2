import type { OrderStatus } from '@eunbit/schema/order';
import { Types } from 'mongoose';
import { EmailBegunError } from '../../email/index.ts';
import { type Shortage, ShortageError } from '../../stock/index.ts';
import type { ChangeOrder } from '../change/change-order.ts';
import type { OrderRecord } from '../order.record.ts';
import type { OrderReader } from '../reading/order-reader.ts';
import type { OfferUndo } from '../undo-rules.ts';
import { decideUndo, type LeftClosed, type UndoRefusal } from './undo-decision.ts';

/** A change to undo. */
export interface ChangeToUndo {
  readonly orderNumber: string;
  readonly changeId: string;
}

export type UndoResult = { readonly orderNumber: string } & (
  | { readonly outcome: 'UNDONE'; readonly order: OrderRecord; readonly leftClosed: boolean }
  | { readonly outcome: 'TOO_LATE' | 'NOT_ALLOWED'; readonly order: OrderRecord }
  | { readonly outcome: 'SHORT'; readonly order: OrderRecord; readonly shortages: readonly Shortage[] }
  | { readonly outcome: 'NOT_FOUND' }
);

/** Who undoes changes, and which ones they may undo. */
interface Undoer {
  readonly staffId: string;
  readonly mayUndo: (status: OrderStatus) => boolean;
}

interface Deps {
  readonly changeOrder: ChangeOrder;
  readonly orderReader: OrderReader;
  /** 0 disables undo for all callers. */
  readonly undoSeconds: number;
}

/** Undoes status changes of staff for some seconds after they were made (ORDER-23). */
export function createStatusUndo({ changeOrder, orderReader, undoSeconds }: Deps) {
  /** Converts an error to the reason why a change cannot be undone; rethrows other errors. */
  async function toObstacle(error: unknown, orderNumber: string): Promise<UndoResult> {
    const isShort = error instanceof ShortageError;
    if (!isShort && !(error instanceof EmailBegunError)) throw error;
    const order = await orderReader.byNumber(orderNumber);
    if (!order) return { outcome: 'NOT_FOUND', orderNumber };
    return isShort
      ? { outcome: 'SHORT', orderNumber, order, shortages: error.shortages }
      : { outcome: 'TOO_LATE', orderNumber, order };
  }

  async function undoOne({ orderNumber, changeId }: ChangeToUndo, { staffId, mayUndo }: Undoer): Promise<UndoResult> {
    const undo = { changeId, by: staffId, mayUndo };
    let leftClosed = false;
    const changed = await changeOrder<UndoRefusal, LeftClosed>(
      orderNumber,
      (order, now) => decideUndo(order, undo, now),
      (_session, _saved, closed) => {
        leftClosed = closed !== undefined;
      },
    );
    if (!changed) return { outcome: 'NOT_FOUND', orderNumber };
    if ('order' in changed) return { outcome: 'UNDONE', orderNumber, order: changed.order, leftClosed };
    if ('conflict' in changed) return { outcome: 'TOO_LATE', orderNumber, order: changed.conflict };
    return { orderNumber, ...changed.refused };
  }

  return {
    offer: ((isUndoable) =>
      isUndoable && undoSeconds > 0
        ? { id: String(new Types.ObjectId()), seconds: undoSeconds }
        : null) satisfies OfferUndo,

    /**
     * Undoes each change that can still be undone and that the caller may make, even if somebody else made it. Repeated calls
     * return the same result (ORDER-24).
     */
    async undo(changes: readonly ChangeToUndo[], undoer: Undoer): Promise<UndoResult[]> {
      const results: UndoResult[] = [];
      // One after the other: concurrent changes would conflict on the stock of the same products.
      for (const change of changes) {
        results.push(await undoOne(change, undoer).catch((error: unknown) => toObstacle(error, change.orderNumber)));
      }
      return results;
    },
  };
}

export type StatusUndo = ReturnType<typeof createStatusUndo>;
