import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../../app/operation-error.ts';
import type { SetLowStockAtInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

const SetLowStockAtDocument = graphql(`
  mutation SetLowStockAt($input: SetLowStockAtInput!) {
    setLowStockAt(input: $input) {
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
export function useSetLowStockAt() {
  const [run, { loading }] = useMutation(SetLowStockAtDocument, {
    refetchQueries: ['ProductStock'],
    awaitRefetchQueries: true,
  });

  async function setLowStockAt(input: SetLowStockAtInput): Promise<string | null> {
    const { data } = await run({ variables: { input } });
    return findErrorText(data?.setLowStockAt);
  }

  return { setLowStockAt, busy: loading };
}
