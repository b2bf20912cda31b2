/** How long a status change can be undone at most, in seconds (ORDER-23). */
export const MAXIMUM_UNDO_SECONDS = 60;

/** Why a status change that could still be undone was not made (ORDER-25). */
export const DroppedChangeReason = {
  CANCELLED_BY_BUYER: 'CANCELLED_BY_BUYER',
  PAYMENT: 'PAYMENT',
  STATUS: 'STATUS',
} as const;
export type DroppedChangeReason = (typeof DroppedChangeReason)[keyof typeof DroppedChangeReason];

/** What became of undoing one status change (ORDER-24). */
export const UndoOutcome = {
  UNDONE: 'UNDONE',
  TOO_LATE: 'TOO_LATE',
  NOT_ALLOWED: 'NOT_ALLOWED',
  NOT_FOUND: 'NOT_FOUND',
} as const;
export type UndoOutcome = (typeof UndoOutcome)[keyof typeof UndoOutcome];
