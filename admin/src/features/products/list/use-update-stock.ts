import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../../app/operation-error.ts';
import type { UpdateStockInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

/** Both outcomes select the stock level, so that the cache updates the card. */
const UpdateStockDocument = graphql(`
  mutation UpdateStock($input: UpdateStockInput!) {
    updateStock(input: $input) {
      ... on StockUpdated {
        stock {
          id
          quantity
          isStopped
          reserved
          version
        }
      }
      ...OperationError_UserError
      ... on StockConflictError {
        stock {
          id
          quantity
          isStopped
          reserved
          version
        }
      }
    }
  }
`);

type StockOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'conflict'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string };

/** Saves quantity and sale state of a product. Rejects when no answer came. */
export function useUpdateStock() {
  const [run, { loading }] = useMutation(UpdateStockDocument);

  async function updateStock(input: UpdateStockInput): Promise<StockOutcome> {
    const { data } = await run({ variables: { input } });
    const result = data?.updateStock;
    const message = findErrorText(result);
    if (message === null) return { kind: 'done' };
    if (result?.__typename === 'StockConflictError') return { kind: 'conflict', message };
    return { kind: 'refused', message };
  }

  return { updateStock, busy: loading };
}
