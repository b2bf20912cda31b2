import type { RemovedLine } from '../state/cart-feedback.ts';
import { useCartMutation } from '../state/use-cart-mutation.ts';
import { AddCartLineDocument } from '../use-add-cart-line.ts';

/** Restores removed lines with their quantities, in their order. */
export function useRestoreCartLines() {
  const run = useCartMutation();
  return (lines: readonly RemovedLine[]) =>
    Promise.all(
      lines.map(({ productId, quantity }) =>
        run({
          mutation: AddCartLineDocument,
          variables: { input: { productId, quantity } },
          productId,
          optimisticChange: null,
          getAnswer: (data) => data.addCartLine,
        }),
      ),
    );
}
