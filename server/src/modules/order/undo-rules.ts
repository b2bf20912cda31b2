import type { OrderRecord, StatusChangeRecord } from './order.record.ts';

/**
 * Delay between the undo deadline and the effects of a change, so that a last-moment undo is saved first even if the clocks of
 * two processes differ slightly.
 */
const MARGIN_MS = 1000;

/** How a change of staff can be undone. */
export interface UndoOffer {
  /** Id of the change. */
  readonly id: string;
  readonly seconds: number;
}

/** Returns the undo offer for a new change; null if it cannot be undone, for example because the caller does not want it. */
export type OfferUndo = (isUndoable: boolean) => UndoOffer | null;

/** A change that can still be undone. */
export interface UndoableChange extends StatusChangeRecord {
  readonly changeId: string;
  readonly undoableUntil: Date;
  readonly by: string;
}

type WithHistory = Pick<OrderRecord, 'statusHistory'>;

const beginsAfter = (until: Date): Date => new Date(until.getTime() + MARGIN_MS);

/**
 * Whether a change can be undone at all. Cancelling a replacement or exchange for returned goods reopens their return, which
 * other staff may then continue.
 */
export function canBeUndone({ origin }: Pick<OrderRecord, 'origin'>, { status }: Pick<OrderRecord, 'status'>): boolean {
  return status !== 'ORDER_CANCELLED' || !origin?.returnNumber;
}

/** The undo deadline of a new change, and when its effects begin. */
export function undoTimes({ seconds }: UndoOffer, now: Date): { readonly until: Date; readonly begins: Date } {
  const until = new Date(now.getTime() + seconds * 1000);
  return { until, begins: beginsAfter(until) };
}

/**
 * When effects of the order begin: now, or once its last change can no longer be undone. No email is sent before an earlier one
 * that may be withdrawn, and no money moves for a change that may be undone.
 */
export function doneFrom({ statusHistory }: WithHistory, now: Date): Date {
  const until = statusHistory.at(-1)?.undoableUntil;
  const begins = until ? beginsAfter(until) : now;
  return begins > now ? begins : now;
}

/** Whether the undo period of the last change is still running. */
export function isWithinUndo({ statusHistory }: WithHistory, now: Date): boolean {
  const until = statusHistory.at(-1)?.undoableUntil;
  return until !== undefined && now < until;
}

/** Whether nothing has happened since a change: no other shipment or tracking news, and no payment or refund. */
function isAsMade({ payment, fulfilments }: OrderRecord, { at, status, paymentAfter }: StatusChangeRecord): boolean {
  if (paymentAfter !== undefined && payment.status !== paymentAfter) return false;
  if (fulfilments.some((fulfilment) => fulfilment.at > at)) return false;
  const left = status === 'ORDER_SHIPPED' ? (fulfilments.at(-1)?.parcels ?? []) : [];
  return left.every(({ news }) => news === null) && !payment.escrowDelivery?.registeredAt;
}

/** The last change of an order if it can still be undone; null otherwise (ORDER-23). */
export function findUndoable(order: OrderRecord, now: Date): UndoableChange | null {
  const change = order.statusHistory.at(-1);
  if (!change || !isWithinUndo(order, now) || !isAsMade(order, change)) return null;
  const { changeId, undoableUntil, by } = change;
  return changeId !== undefined && undoableUntil && by !== null ? { ...change, changeId, undoableUntil, by } : null;
}

/** Whole seconds until a change can no longer be undone. */
export function secondsLeft({ undoableUntil }: Pick<UndoableChange, 'undoableUntil'>, now: Date): number {
  return Math.max(0, Math.ceil((undoableUntil.getTime() - now.getTime()) / 1000));
}
