import { useMutation, useQuery } from '@apollo/client/react';
import type { WantedLine } from '@eunbit/schema/order-edit';
import { findOperationError, toErrorText } from '../../../../app/operation-error.ts';
import type { EditOrderLinesInput, PreviewOrderLinesQuery } from '../../../../gql/graphql.ts';
import { graphql } from '../../../../gql/index.ts';
import type { FormProblem } from '../form-problem.ts';

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
      ... on OrderEditTotalChanges {
        totalAfter {
          amount
        }
      }
      ... on OrderConflictError {
        order {
          id
          ...EditedOrder_Order
        }
      }
      ...OperationError_UserError
    }
  }
`);

export type LinesPreview = Extract<PreviewOrderLinesQuery['previewOrderLines'], { readonly settlement: unknown }>;

interface Wanted {
  readonly orderNumber: string;
  readonly expectedRevision: number;
  /** Null where nothing is changed. */
  readonly lines: readonly WantedLine[] | null;
}

/** What an edit of lines would come to, or why it cannot be made; both null for no edit, and until the first answer. */
export function useLinesPreview({ orderNumber, expectedRevision, lines }: Wanted) {
  const { data, error, loading, refetch } = useQuery(PreviewOrderLinesDocument, {
    variables: { input: { orderNumber, expectedRevision, lines: [...(lines ?? [])] } },
    fetchPolicy: 'no-cache',
    skip: lines === null,
  });
  const answer = lines && data?.previewOrderLines;
  const reload = () => void refetch().catch(() => undefined);
  if (!answer) return { preview: null, problem: null, failed: error !== undefined, loading, reload };
  const preview = 'settlement' in answer ? answer : null;
  const refused = preview ? null : findOperationError(answer);
  return { preview, problem: refused && toErrorText(refused), failed: false, loading, reload };
}

/** Edits the lines of an order. Rejects when no answer came. */
export function useEditLines() {
  const [run, { loading }] = useMutation(EditOrderLinesDocument);

  /** Null when it is saved; 'total' where the order would cost another amount than the preview has told. */
  async function editLines(input: EditOrderLinesInput): Promise<FormProblem | 'total' | null> {
    const { data } = await run({ variables: { input } });
    if (data?.editOrderLines.__typename === 'OrderEditTotalChanges') return 'total';
    const refused = findOperationError(data?.editOrderLines);
    if (!refused) return null;
    const [first] = refused.fieldErrors ?? [];
    return { field: first?.path ?? null, message: first?.message ?? refused.message };
  }

  return { editLines, busy: loading };
}
