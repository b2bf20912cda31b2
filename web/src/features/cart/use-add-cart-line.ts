import { useState } from 'react';
import { graphql } from '../../gql/index.ts';
import { recordVisit } from '../visit/visit-events.ts';
import { useCartDrawer } from './state/cart-context.ts';
import { type CartMutationOutcome, useCartMutation } from './state/use-cart-mutation.ts';

export const AddCartLineDocument = graphql(`
  mutation AddCartLine($input: AddCartLineInput!) {
    addCartLine(input: $input) {
      ...CartAnswer_CartResult
    }
  }
`);

/** Adds a product to the cart and opens the drawer, which also shows a failure. */
export function useAddCartLine() {
  const run = useCartMutation();
  const drawer = useCartDrawer();
  const [adding, setAdding] = useState(false);

  async function addCartLine(item: { productId: string; quantity: number }): Promise<CartMutationOutcome> {
    const { productId, quantity } = item;
    setAdding(true);
    const outcome = await run({
      mutation: AddCartLineDocument,
      variables: { input: { productId, quantity } },
      productId,
      optimisticChange: { kind: 'adjust', productId, delta: quantity },
      getAnswer: (data) => data.addCartLine,
    });
    setAdding(false);
    if (outcome.accepted) recordVisit({ kind: 'ADDED_TO_CART', productId, units: quantity });
    drawer.open();
    return outcome;
  }

  return { addCartLine, adding };
}
