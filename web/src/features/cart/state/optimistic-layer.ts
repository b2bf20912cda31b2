import type { ApolloCache } from '@apollo/client';
import { CartAmountsFragment } from './cart-content.ts';
import { applyOptimisticChange, type CartChange } from './optimistic-cart.ts';

let layers = 0;

/**
 * Lays the foreseen cart over the cached one and returns how to take it away. Layers above it are worked out anew when
 * it goes, so that several changes on their way add up. A change that cannot be foreseen (null) shows nothing.
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
