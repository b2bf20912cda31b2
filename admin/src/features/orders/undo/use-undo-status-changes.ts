import { useSend } from '@eunbit/ui/use-send';
import { useText } from '../../../app/use-text.ts';
import { showError, toaster } from '../../../components/toaster.ts';
import { graphql } from '../../../gql/index.ts';
import { readAnswers, type UndoAnswer } from './undo-answers.ts';
import type { UndoableChange } from './undo-batches.ts';

/** Selects the fields of rows and open orders, so that the cache updates them. */
const UndoStatusChangesDocument = graphql(`
  mutation UndoStatusChanges($input: UndoStatusChangesInput!) {
    undoStatusChanges(input: $input) {
      ... on OrdersUpdated {
        orders {
          orderNumber
          outcome
          code
          message
          order { id ...OrderRow_Order ...OrderTimeline_Order ...OrderActions_Order }
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Maximum number of changes per request in the API. */
const CHANGES_A_REQUEST = 100;

/** Undoes status changes and reports the result. Returns false if the server did not respond: the changes can then be retried. */
export function useUndoStatusChanges() {
  const t = useText();
  const { send, busy } = useSend(UndoStatusChangesDocument);

  async function undo(changes: readonly UndoableChange[]): Promise<boolean> {
    const answers: UndoAnswer[] = [];
    for (let sent = 0; sent < changes.length; sent += CHANGES_A_REQUEST) {
      const part = changes.slice(sent, sent + CHANGES_A_REQUEST);
      const { answer, problem } = await send({
        changes: part.map(({ orderNumber, changeId }) => ({ orderNumber, changeId })),
      });
      if (problem) {
        showError(t('orders.undo.failed'));
        return false;
      }
      answers.push(...answer.orders);
    }
    const { undone, late, notes } = readAnswers(answers);
    if (undone > 0) toaster.create({ title: t('orders.undo.done', { count: undone }) });
    if (late > 0) showError(t('orders.undo.tooLate', { count: late }));
    for (const { orderNumber: number, message } of notes) {
      showError(t('orders.undo.note', { number, message: message ?? '' }));
    }
    return true;
  }

  return { undo, busy };
}
