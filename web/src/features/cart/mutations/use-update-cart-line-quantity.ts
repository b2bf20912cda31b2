import { graphql } from '../../../gql/index.ts';
import { useCartMutation } from '../state/use-cart-mutation.ts';

const UpdateCartLineQuantityDocument = graphql(`
  mutation UpdateCartLineQuantity($input: UpdateCartLineQuantityInput!) {
    updateCartLineQuantity(input: $input) {
      ...CartAnswer_CartResult
    }
  }
`);

/** Sets the quantity of a line; the server caps it at what can be ordered and says so in a cart message. */
export function useUpdateCartLineQuantity() {
  const run = useCartMutation();
  return ({ productId, quantity }: { productId: string; quantity: number }) =>
    run({
      mutation: UpdateCartLineQuantityDocument,
      variables: { input: { productId, quantity } },
      productId,
      optimisticChange: { kind: 'set', productId, quantity },
      getAnswer: (data) => data.updateCartLineQuantity,
    });
}
