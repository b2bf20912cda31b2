import type { OrderStatus } from '@eunbit/schema/order';
import { Types } from 'mongoose';
import { EmailBegunError } from '../../email/index.ts';
import { ShortageError } from '../../stock/index.ts';
import { type BulkRow, toBulkRow, unknownRow } from '../bulk-row.ts';
import type { ChangeOrder } from '../change/change-order.ts';
import type { OrderRefusal } from '../order.errors.ts';
import type { OrderRecord } from '../order.record.ts';
import type { OrderReader } from '../reading/order-reader.ts';
import type { OfferUndo } from '../undo-rules.ts';
import { decideUndo, type LeftClosed } from './undo-decision.ts';

/** A change to undo. */
export interface ChangeToUndo {
  readonly orderNumber: string;
  readonly changeId: string;
}

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
  async function toObstacle(error: unknown, number: string): Promise<BulkRow> {
    const isShort = error instanceof ShortageError;
    if (!isShort && !(error instanceof EmailBegunError)) throw error;
    const order = await orderReader.byNumber(number);
    if (!order) return unknownRow(number);
    return isShort
      ? { number, order, problem: { code: 'INSUFFICIENT_STOCK', key: 'undo.short' }, shortages: error.shortages }
      : toBulkRow(number, { conflict: order }, order, 'undo.tooLate');
  }

  async function undoOne({ orderNumber, changeId }: ChangeToUndo, { staffId, mayUndo }: Undoer): Promise<BulkRow> {
    const undo = { changeId, by: staffId, mayUndo };
    const seen: { order: OrderRecord | null; closed?: LeftClosed | undefined } = { order: null };
    const changed = await changeOrder<OrderRefusal, LeftClosed>(
      orderNumber,
      (order, now) => {
        seen.order = order;
        return decideUndo(order, undo, now);
      },
      (_session, _saved, closed) => {
        seen.closed = closed;
      },
    );
    const row = toBulkRow(orderNumber, changed, seen.order, 'undo.tooLate');
    return seen.closed ? { ...row, note: 'undo.requestStaysClosed' } : row;
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
    async undo(changes: readonly ChangeToUndo[], undoer: Undoer): Promise<BulkRow[]> {
      const results: BulkRow[] = [];
      // One after the other: concurrent changes would conflict on the stock of the same products.
      for (const change of changes) {
        results.push(await undoOne(change, undoer).catch((error: unknown) => toObstacle(error, change.orderNumber)));
      }
      return results;
    },
  };
}

export type StatusUndo = ReturnType<typeof createStatusUndo>;
