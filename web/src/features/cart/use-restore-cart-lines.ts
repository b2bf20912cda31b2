import type { RemovedLine } from './cart-feedback.ts';
import { AddCartItemDocument } from './use-add-cart-item.ts';
import { useCartMutation } from './use-cart-mutation.ts';

/** Brings back removed lines with the quantities they had, in their order. */
export function useRestoreCartLines() {
  const run = useCartMutation();
  return (lines: readonly RemovedLine[]) =>
    Promise.all(
      lines.map(({ productId, quantity }) =>
        run({
          mutation: AddCartItemDocument,
          variables: { input: { productId, quantity } },
          productId,
          foresee: null,
          answerOf: (data) => data.addCartItem,
        }),
      ),
    );
}
