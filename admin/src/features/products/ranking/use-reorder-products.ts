import { useMutation } from '@apollo/client/react';
import { findOperationError, toErrorText } from '../../../app/operation-error.ts';
import type { ProductRankingFieldsFragment, ReorderProductsInput } from '../../../gql/graphql.ts';
import { graphql, readFragment } from '../../../gql/index.ts';

export const ProductRankingFields = graphql(`
  fragment ProductRankingFields on ProductRanking {
    version
    products {
      id
      title
      pictureUrl
      isBestseller
      isShownKr
      isShownUs
    }
  }
`);

const ReorderProductsDocument = graphql(`
  mutation ReorderProducts($input: ReorderProductsInput!) {
    reorderProducts(input: $input) {
      ... on ProductsReordered {
        order {
          ...ProductRankingFields
        }
      }
      ...OperationError_UserError
      ... on ProductRankingConflictError {
        order {
          ...ProductRankingFields
        }
      }
    }
  }
`);

export type RankingOutcome =
  | { readonly kind: 'saved' | 'conflict'; readonly message: string; readonly order: ProductRankingFieldsFragment }
  | { readonly kind: 'refused'; readonly message: string };

/** Saves the ranking of all products. Rejects when no answer came. */
export function useReorderProducts() {
  const [run, { loading: saving }] = useMutation(ReorderProductsDocument);

  async function save(input: ReorderProductsInput): Promise<RankingOutcome> {
    const { data } = await run({ variables: { input } });
    const result = data?.reorderProducts;
    const operationError = findOperationError(result);
    if (!result || !('order' in result)) {
      if (operationError) return { kind: 'refused', message: toErrorText(operationError) };
      throw new Error('the answer holds no order');
    }
    const order = readFragment(ProductRankingFields, result.order);
    return { kind: operationError ? 'conflict' : 'saved', message: operationError?.message ?? '', order };
  }

  return { save, saving };
}
