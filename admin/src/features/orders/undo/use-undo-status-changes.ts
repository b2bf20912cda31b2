import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../../app/operation-error.ts';
import { useText } from '../../../app/use-text.ts';
import { showError, toaster } from '../../../components/toaster.ts';
import { graphql } from '../../../gql/index.ts';
import { readAnswers, type UndoAnswer } from './undo-answers.ts';
import type { UndoableChange } from './undo-batches.ts';

/** Selects what rows and open orders show, so that the cache updates them. */
const UndoStatusChangesDocument = graphql(`
  mutation UndoStatusChanges($input: UndoStatusChangesInput!) {
    undoStatusChanges(input: $input) {
      ... on StatusChangesUndone {
        changes {
          orderNumber
          outcome
          message
          order {
            id
            ...OrderRow_Order
            ...OrderTimeline_Order
            ...OrderActions_Order
          }
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Changes of one request, as many as the API takes. */
const CHANGES_A_REQUEST = 100;

/** Undoes status changes and says what came of it. False where no answer came: they may be tried again. */
export function useUndoStatusChanges() {
  const t = useText();
  const [run, { loading }] = useMutation(UndoStatusChangesDocument);

  async function send(changes: readonly UndoableChange[]): Promise<readonly UndoAnswer[]> {
    const { data } = await run({
      variables: { input: { changes: changes.map(({ orderNumber, changeId }) => ({ orderNumber, changeId })) } },
    });
    const result = data?.undoStatusChanges;
    const problem = findErrorText(result);
    if (!result || !('changes' in result)) throw new Error(problem ?? 'the answer holds no changes');
    return result.changes;
  }

  async function undo(changes: readonly UndoableChange[]): Promise<boolean> {
    try {
      const answers: UndoAnswer[] = [];
      for (let sent = 0; sent < changes.length; sent += CHANGES_A_REQUEST) {
        answers.push(...(await send(changes.slice(sent, sent + CHANGES_A_REQUEST))));
      }
      const { undone, late, notes } = readAnswers(answers);
      if (undone > 0) toaster.create({ title: t('orders.undo.done', { count: undone }) });
      if (late > 0) showError(t('orders.undo.tooLate', { count: late }));
      for (const { orderNumber: number, message } of notes) {
        showError(t('orders.undo.note', { number, message: message ?? '' }));
      }
      return true;
    } catch {
      showError(t('orders.undo.failed'));
      return false;
    }
  }

  return { undo, busy: loading };
}
