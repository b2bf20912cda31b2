import { useQuery } from '@apollo/client/react';
import type { WantedLine } from '@eunbit/schema/order-edit';
import { findOperationError } from '@eunbit/ui/operation-error';
import type { EditLines_OrderFragment, PreviewOrderLinesQuery } from '../../../../gql/graphql.ts';
import { graphql, readFragment } from '../../../../gql/index.ts';

/** Initial values of the form for lines. */
export const EditLinesFragment = graphql(`
  fragment EditLines_Order on Order {
    number
    market
    status
    revision
    fulfilments { id }
    lines { productId title quantity unitPrice { amount currency } }
  }
`);

const PreviewOrderLinesDocument = graphql(`
  query PreviewOrderLines($input: OrderLinesInput!) {
    previewOrderLines(input: $input) {
      ... on OrderLinesPreview {
        changes { field before after }
        totalAfter { amount currency }
        settlement
        difference { amount currency }
      }
      ... on OrderConflictError { order { id ...EditLines_Order } }
      ...OperationError_UserError
    }
  }
`);

interface Wanted {
  readonly orderNumber: string;
  readonly expectedRevision: number;
  /** Null if nothing has changed. */
  readonly lines: readonly WantedLine[] | null;
}

/** The current order, if somebody else has saved first. */
function findConflict(
  answer: PreviewOrderLinesQuery['previewOrderLines'] | undefined | null,
): EditLines_OrderFragment | null {
  return answer?.__typename === 'OrderConflictError' ? readFragment(EditLinesFragment, answer.order) : null;
}

/** Preview of an edit, or the reason why it is not possible; null without an edit and until the first response. */
export function useLinesPreview({ orderNumber, expectedRevision, lines }: Wanted) {
  const { data, error, loading, refetch } = useQuery(PreviewOrderLinesDocument, {
    variables: { input: { orderNumber, expectedRevision, lines: [...(lines ?? [])] } },
    fetchPolicy: 'no-cache',
    skip: lines === null,
  });
  const answer = lines && data?.previewOrderLines;
  return {
    preview: answer && 'settlement' in answer ? answer : null,
    problem: (answer && findOperationError(answer)?.message) ?? null,
    conflict: findConflict(answer),
    failed: error !== undefined,
    loading,
    reload: () => void refetch().catch(() => undefined),
  };
}
