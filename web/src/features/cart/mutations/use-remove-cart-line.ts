import { graphql } from '../../../gql/index.ts';
import { useCartChanges } from '../state/cart-context.ts';
import type { RemovedLine } from '../state/cart-feedback.ts';
import { useCartMutation } from '../state/use-cart-mutation.ts';

const RemoveCartLineDocument = graphql(`
  mutation RemoveCartLine($input: RemoveCartLineInput!) {
    removeCartLine(input: $input) {
      ...CartAnswer_CartResult
    }
  }
`);

/** Removes a line and offers to restore it. */
export function useRemoveCartLine() {
  const run = useCartMutation();
  const { dispatch } = useCartChanges();
  return (line: RemovedLine) => {
    const { productId } = line;
    const removing = run({
      mutation: RemoveCartLineDocument,
      variables: { input: { productId } },
      productId,
      optimisticChange: { kind: 'remove', productId },
      getAnswer: (data) => data.removeCartLine,
    });
    dispatch({ kind: 'removed', lines: [line] });
    return removing;
  };
}
