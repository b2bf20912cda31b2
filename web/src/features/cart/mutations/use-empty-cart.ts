import { graphql } from '../../../gql/index.ts';
import { useCartChanges } from '../state/cart-context.ts';
import type { RemovedLine } from '../state/cart-feedback.ts';
import { useCartMutation } from '../state/use-cart-mutation.ts';

const EmptyCartDocument = graphql(`
  mutation EmptyCart {
    emptyCart {
      ...CartAnswer_CartResult
    }
  }
`);

/** Removes all lines and offers to restore them. */
export function useEmptyCart() {
  const run = useCartMutation();
  const { dispatch } = useCartChanges();
  return (lines: readonly RemovedLine[]) => {
    const emptying = run({
      mutation: EmptyCartDocument,
      variables: {},
      productId: null,
      optimisticChange: { kind: 'empty' },
      getAnswer: (data) => data.emptyCart,
    });
    dispatch({ kind: 'removed', lines });
    return emptying;
  };
}
