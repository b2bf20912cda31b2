import type { UndoOutcome } from '@eunbit/schema/status-undo';

/** Result of undoing one change. */
export interface UndoAnswer {
  readonly orderNumber: string;
  readonly outcome: UndoOutcome;
  /** Why the change was not undone, or what could not be reverted. */
  readonly message?: string | null | undefined;
}

/** The message about an undo: how many changes were undone, how many were too late, and the messages of other orders. */
export function readAnswers(answers: readonly UndoAnswer[]) {
  const undone = answers.filter(({ outcome }) => outcome === 'UNDONE').length;
  const isNote = ({ outcome, message }: UndoAnswer) =>
    Boolean(message) && (outcome === 'UNDONE' || outcome === 'SHORT');
  const notes = answers.filter(isNote);
  const short = answers.filter((answer) => answer.outcome === 'SHORT' && isNote(answer)).length;
  return { undone, late: answers.length - undone - short, notes };
}
