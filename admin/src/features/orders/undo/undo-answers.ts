import type { BulkOutcome, OrderErrorCode } from '../../../gql/graphql.ts';

/** Result of undoing one change. */
export interface UndoAnswer {
  readonly orderNumber: string;
  readonly outcome: BulkOutcome;
  readonly code?: OrderErrorCode | null | undefined;
  /** Why the change was not undone, or what could not be reverted. */
  readonly message?: string | null | undefined;
}

/** The message about an undo: how many changes were undone, how many were too late, and the messages of other orders. */
export function readAnswers(answers: readonly UndoAnswer[]) {
  const undone = answers.filter(({ outcome }) => outcome === 'DONE').length;
  const notes = answers.filter(
    ({ outcome, code, message }) => message && (outcome === 'DONE' || code === 'INSUFFICIENT_STOCK'),
  );
  const short = notes.filter(({ code }) => code === 'INSUFFICIENT_STOCK').length;
  return { undone, late: answers.length - undone - short, notes };
}
