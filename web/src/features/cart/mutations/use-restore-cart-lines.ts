import type { RemovedLine } from '../state/cart-feedback.ts';
import { useCartMutation } from '../state/use-cart-mutation.ts';
import { AddCartItemDocument } from './use-add-cart-item.ts';

/** Restores removed lines with their quantities, in their order. */
export function useRestoreCartLines() {
  const run = useCartMutation();
  return (lines: readonly RemovedLine[]) =>
    Promise.all(
      lines.map(({ productId, quantity }) =>
        run({
          mutation: AddCartItemDocument,
          variables: { input: { productId, quantity } },
          productId,
          optimisticChange: null,
          getAnswer: (data) => data.addCartItem,
        }),
      ),
    );
}
