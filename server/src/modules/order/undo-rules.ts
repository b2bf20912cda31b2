import type { OrderRecord, StatusChangeRecord } from './order.record.ts';

/**
 * How long after the time to undo a change its emails and tasks begin: an undo of the last moment is saved by then, also where
 * the clocks of two processes differ a little.
 */
const MARGIN_MS = 1000;

/** How a change of staff can be undone. */
export interface UndoOffer {
  /** Names the change to whoever undoes it. */
  readonly id: string;
  readonly seconds: number;
}

/** How a change that is made now can be undone; null for not at all, as where its caller does not wish it. */
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
 * Whether a change can be undone at all. Cancelling what replaces returned goods opens their return again, where others go on
 * with it.
 */
export function canBeUndone({ origin }: Pick<OrderRecord, 'origin'>, { status }: Pick<OrderRecord, 'status'>): boolean {
  return status !== 'ORDER_CANCELLED' || !origin?.returnNumber;
}

/** Until when a change that is made now can be undone, and from when what follows from it is done. */
export function undoTimes({ seconds }: UndoOffer, now: Date): { readonly until: Date; readonly begins: Date } {
  const until = new Date(now.getTime() + seconds * 1000);
  return { until, begins: beginsAfter(until) };
}

/**
 * From when something is done that an order gives rise to now: at once, or when its last change cannot be undone any more. No
 * email overtakes one that may yet be withdrawn, and no money moves on behalf of a change that may be.
 */
export function doneFrom({ statusHistory }: WithHistory, now: Date): Date {
  const until = statusHistory.at(-1)?.undoableUntil;
  const begins = until ? beginsAfter(until) : now;
  return begins > now ? begins : now;
}

/** Whether the time to undo the last change of an order is not over yet. */
export function isWithinUndo({ statusHistory }: WithHistory, now: Date): boolean {
  const until = statusHistory.at(-1)?.undoableUntil;
  return until !== undefined && now < until;
}

/** Whether nothing was done since that builds on a change: no parcel has left, and no money has come or gone. */
function isAsMade({ payment, fulfilments }: OrderRecord, { at, status, paymentAfter }: StatusChangeRecord): boolean {
  if (paymentAfter !== undefined && payment.status !== paymentAfter) return false;
  if (fulfilments.some((fulfilment) => fulfilment.at > at)) return false;
  const left = status === 'ORDER_SHIPPED' ? (fulfilments.at(-1)?.parcels ?? []) : [];
  return left.every(({ news }) => news === null) && !payment.escrowDelivery?.registeredAt;
}

/** The last change of an order where it can still be undone; null if it cannot (ORDER-23). */
export function findUndoable(order: OrderRecord, now: Date): UndoableChange | null {
  const change = order.statusHistory.at(-1);
  if (!change || !isWithinUndo(order, now) || !isAsMade(order, change)) return null;
  const { changeId, undoableUntil, by } = change;
  return changeId !== undefined && undoableUntil && by !== null ? { ...change, changeId, undoableUntil, by } : null;
}

/** Whole seconds until a change cannot be undone any more. */
export function secondsLeft({ undoableUntil }: Pick<UndoableChange, 'undoableUntil'>, now: Date): number {
  return Math.max(0, Math.ceil((undoableUntil.getTime() - now.getTime()) / 1000));
}
