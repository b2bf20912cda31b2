import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../../app/operation-error.ts';
import type { UpdateLowStockThresholdInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

const UpdateLowStockThresholdDocument = graphql(`
  mutation UpdateLowStockThreshold($input: UpdateLowStockThresholdInput!) {
    updateLowStockThreshold(input: $input) {
      ... on LowStockAtSet {
        productStock {
          lowStockAt
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Sets the threshold of low stock. Resolves to why it was refused, or null. Rejects when no answer came. */
export function useUpdateLowStockThreshold() {
  const [run, { loading }] = useMutation(UpdateLowStockThresholdDocument, {
    refetchQueries: ['ProductStock'],
    awaitRefetchQueries: true,
  });

  async function updateLowStockThreshold(input: UpdateLowStockThresholdInput): Promise<string | null> {
    const { data } = await run({ variables: { input } });
    return findErrorText(data?.updateLowStockThreshold);
  }

  return { updateLowStockThreshold, busy: loading };
}
