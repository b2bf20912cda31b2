import { useMutation, useQuery } from '@apollo/client/react';
import type { WantedLine } from '@eunbit/schema/order-edit';
import { findErrorText } from '../../../../app/operation-error.ts';
import type { EditLines_OrderFragment, EditOrderLinesInput, PreviewOrderLinesQuery } from '../../../../gql/graphql.ts';
import { graphql, readFragment } from '../../../../gql/index.ts';
import { type FormProblem, findFormProblem } from '../form-problem.ts';
import { EditLinesFragment } from './lines-fragment.ts';

const PreviewOrderLinesDocument = graphql(`
  query PreviewOrderLines($input: OrderLinesInput!) {
    previewOrderLines(input: $input) {
      ... on OrderLinesPreview {
        changes {
          field
          before
          after
        }
        totalAfter {
          amount
          currency
        }
        settlement
        difference {
          amount
          currency
        }
      }
      ... on OrderConflictError {
        order {
          id
          ...EditLines_Order
        }
      }
      ...OperationError_UserError
    }
  }
`);

const EditOrderLinesDocument = graphql(`
  mutation EditOrderLines($input: EditOrderLinesInput!) {
    editOrderLines(input: $input) {
      ... on OrderEdited {
        order {
          id
          ...EditedOrder_Order
        }
      }
      ... on OrderEditProposed {
        order {
          id
          ...EditedOrder_Order
        }
      }
      ... on OrderEditTotalChanges {
        totalAfter {
          amount
        }
      }
      ... on OrderConflictError {
        order {
          id
          ...EditLines_Order
          ...EditedOrder_Order
        }
      }
      ...OperationError_UserError
    }
  }
`);

interface Wanted {
  readonly orderNumber: string;
  readonly expectedRevision: number;
  /** Null where nothing is changed. */
  readonly lines: readonly WantedLine[] | null;
}

/** The order as it is now, where somebody else was faster. */
function findConflict(
  answer: PreviewOrderLinesQuery['previewOrderLines'] | undefined | null,
): EditLines_OrderFragment | null {
  return answer?.__typename === 'OrderConflictError' ? readFragment(EditLinesFragment, answer.order) : null;
}

/** What an edit of lines would come to, or why it cannot be made; nothing for no edit, and until the first answer. */
export function useLinesPreview({ orderNumber, expectedRevision, lines }: Wanted) {
  const { data, error, loading, refetch } = useQuery(PreviewOrderLinesDocument, {
    variables: { input: { orderNumber, expectedRevision, lines: [...(lines ?? [])] } },
    fetchPolicy: 'no-cache',
    skip: lines === null,
  });
  const answer = lines && data?.previewOrderLines;
  return {
    preview: answer && 'settlement' in answer ? answer : null,
    problem: answer ? findErrorText(answer) : null,
    conflict: findConflict(answer),
    failed: error !== undefined,
    loading,
    reload: () => void refetch().catch(() => undefined),
  };
}

export type LinesOutcome =
  | { readonly kind: 'saved' }
  /** Nothing is changed yet: the customer is asked to pay for it. */
  | { readonly kind: 'proposed' }
  /** The order would cost another amount than the preview has told. */
  | { readonly kind: 'totalChanges' }
  | { readonly kind: 'conflict'; readonly order: EditLines_OrderFragment; readonly message: string }
  | ({ readonly kind: 'refused' } & FormProblem);

/** Edits the lines of an order. Rejects when no answer came. */
export function useEditLines() {
  const [run, { loading }] = useMutation(EditOrderLinesDocument);

  async function editLines(input: EditOrderLinesInput): Promise<LinesOutcome> {
    const { data } = await run({ variables: { input } });
    const answer = data?.editOrderLines;
    if (answer?.__typename === 'OrderEditTotalChanges') return { kind: 'totalChanges' };
    const problem = findFormProblem(answer);
    if (!problem) return { kind: answer?.__typename === 'OrderEditProposed' ? 'proposed' : 'saved' };
    if (answer?.__typename === 'OrderConflictError') {
      return { kind: 'conflict', order: readFragment(EditLinesFragment, answer.order), message: problem.message };
    }
    return { kind: 'refused', ...problem };
  }

  return { editLines, busy: loading };
}
