import { useSend } from '@eunbit/ui/use-send';
import { useState } from 'react';
import { graphql } from '../../gql/index.ts';
import { recordVisit } from '../visit/visit-events.ts';
import { useCartDrawer } from './state/cart-context.ts';
import { type CartChangeOutcome, useCartChange } from './state/use-cart-change.ts';

export const AddCartLineDocument = graphql(`
  mutation AddCartLine($input: AddCartLineInput!) {
    addCartLine(input: $input) { ...CartAnswer_CartResult }
  }
`);

/** Adds a product to the cart and opens the drawer, which also shows a failure. */
export function useAddCartLine() {
  const change = useCartChange();
  const { send } = useSend(AddCartLineDocument);
  const drawer = useCartDrawer();
  const [adding, setAdding] = useState(false);

  async function addCartLine(item: { productId: string; quantity: number }): Promise<CartChangeOutcome> {
    const { productId, quantity } = item;
    setAdding(true);
    const outcome = await change(productId, { kind: 'adjust', productId, delta: quantity }, () =>
      send({ productId, quantity }),
    );
    setAdding(false);
    if (outcome.accepted) recordVisit({ kind: 'ADDED_TO_CART', productId, units: quantity });
    drawer.open();
    return outcome;
  }

  return { addCartLine, adding };
}
