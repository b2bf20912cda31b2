import { useState } from 'react';
import { graphql } from '../../../gql/index.ts';
import { recordVisit } from '../../visit/visit-events.ts';
import { useCartDrawer } from '../state/cart-context.ts';
import { type CartMutationOutcome, useCartMutation } from '../state/use-cart-mutation.ts';

export const AddCartItemDocument = graphql(`
  mutation AddCartItem($input: AddCartItemInput!) {
    addCartItem(input: $input) {
      ...CartAnswer_CartResult
    }
  }
`);

/** Adds a product to the cart and opens the drawer, which also shows a failure. */
export function useAddCartItem() {
  const run = useCartMutation();
  const drawer = useCartDrawer();
  const [adding, setAdding] = useState(false);

  async function addCartItem(item: { productId: string; quantity: number }): Promise<CartMutationOutcome> {
    const { productId, quantity } = item;
    setAdding(true);
    const outcome = await run({
      mutation: AddCartItemDocument,
      variables: { input: { productId, quantity } },
      productId,
      optimisticChange: { kind: 'adjust', productId, delta: quantity },
      getAnswer: (data) => data.addCartItem,
    });
    setAdding(false);
    if (outcome.accepted) recordVisit({ kind: 'ADDED_TO_CART', productId, units: quantity });
    drawer.open();
    return outcome;
  }

  return { addCartItem, adding };
}
