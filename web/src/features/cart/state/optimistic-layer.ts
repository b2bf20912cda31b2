import type { ApolloCache } from '@apollo/client';
import { CartAmountsFragment } from './cart-query.ts';
import { applyOptimisticChange, type CartChange } from './optimistic-cart.ts';

let layers = 0;

/**
 * Writes an optimistic layer over the cached cart and returns the function that removes it. Apollo then recomputes the
 * layers above, so that several pending changes add up. Null writes nothing.
 */
export function applyOptimisticLayer(cache: ApolloCache, change: CartChange | null): () => void {
  if (!change) return () => undefined;
  layers += 1;
  const layer = `cart-change-${layers}`;
  cache.recordOptimisticTransaction((view) => {
    const id = view.identify({ __typename: 'Cart' });
    view.updateFragment({ id, fragment: CartAmountsFragment }, (cart) => cart && applyOptimisticChange(cart, change));
  }, layer);
  return () => cache.removeOptimistic(layer);
}
