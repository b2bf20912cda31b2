import type { UndoOutcome } from '@eunbit/schema/status-undo';

/** What came of undoing one change. */
export interface UndoAnswer {
  readonly orderNumber: string;
  readonly outcome: UndoOutcome;
  /** Why it stays, or what stays all the same. */
  readonly message?: string | null | undefined;
}

/** What staff are told of an undo: how many changes are undone, how many come too late, and what each other order says. */
export function readAnswers(answers: readonly UndoAnswer[]) {
  const undone = answers.filter(({ outcome }) => outcome === 'UNDONE').length;
  const isNote = ({ outcome, message }: UndoAnswer) =>
    Boolean(message) && (outcome === 'UNDONE' || outcome === 'SHORT');
  const notes = answers.filter(isNote);
  const short = answers.filter((answer) => answer.outcome === 'SHORT' && isNote(answer)).length;
  return { undone, late: answers.length - undone - short, notes };
}
