import { graphql } from '../../../gql/index.ts';
import { useCartMutation } from '../state/use-cart-mutation.ts';

const AdjustCartLineQuantityDocument = graphql(`
  mutation AdjustCartLineQuantity($input: AdjustCartLineQuantityInput!) {
    adjustCartLineQuantity(input: $input) {
      ...CartAnswer_CartResult
    }
  }
`);

/** Raises or lowers a line by one. It sends the difference, not the result, so that two tabs do not undo each other. */
export function useAdjustCartLineQuantity() {
  const run = useCartMutation();
  return ({ productId, delta }: { productId: string; delta: 1 | -1 }) =>
    run({
      mutation: AdjustCartLineQuantityDocument,
      variables: { input: { productId, delta } },
      productId,
      optimisticChange: { kind: 'adjust', productId, delta },
      getAnswer: (data) => data.adjustCartLineQuantity,
    });
}
