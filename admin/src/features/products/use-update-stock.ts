import { useMutation } from '@apollo/client/react';
import type { UpdateStockInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

/** Both outcomes carry the stock level, so that the card shows the present figure by itself. */
const UpdateStockDocument = graphql(`
  mutation UpdateStock($input: UpdateStockInput!) {
    updateStock(input: $input) {
      ... on StockUpdated {
        stock {
          id
          quantity
          stopped
          reserved
          version
        }
      }
      ... on UserError {
        code
        message
      }
      ... on ValidationError {
        fieldErrors {
          path
          message
        }
      }
      ... on StockConflictError {
        stock {
          id
          quantity
          stopped
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
    if (!result) throw new Error('the answer holds no result');
    if (!('code' in result)) return { kind: 'done' };
    if ('stock' in result) return { kind: 'conflict', message: result.message };
    const field = 'fieldErrors' in result ? result.fieldErrors[0] : undefined;
    return { kind: 'refused', message: field?.message ?? result.message };
  }

  return { updateStock, busy: loading };
}
