import { graphql } from '../../../gql/index.ts';
import { useCartMutation } from '../state/use-cart-mutation.ts';

const SetCartLineQuantityDocument = graphql(`
  mutation SetCartLineQuantity($input: SetCartLineQuantityInput!) {
    setCartLineQuantity(input: $input) {
      ...CartAnswer_CartResult
    }
  }
`);

/** Sets the quantity of a line; the server caps it at what can be ordered and says so in a cart message. */
export function useSetCartLineQuantity() {
  const run = useCartMutation();
  return ({ productId, quantity }: { productId: string; quantity: number }) =>
    run({
      mutation: SetCartLineQuantityDocument,
      variables: { input: { productId, quantity } },
      productId,
      optimisticChange: { kind: 'set', productId, quantity },
      getAnswer: (data) => data.setCartLineQuantity,
    });
}
