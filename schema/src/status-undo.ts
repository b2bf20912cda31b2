/** Longest time in which a status change can be undone, in seconds (ORDER-23). */
export const MAXIMUM_UNDO_SECONDS = 60;

/** Result of undoing one status change (ORDER-24). */
export const UndoOutcome = {
  UNDONE: 'UNDONE',
  TOO_LATE: 'TOO_LATE',
  NOT_ALLOWED: 'NOT_ALLOWED',
  SHORT: 'SHORT',
  NOT_FOUND: 'NOT_FOUND',
} as const;
export type UndoOutcome = (typeof UndoOutcome)[keyof typeof UndoOutcome];
