import type { CartFormOutcome } from '@eunbit/schema/cart-form';
import { useState } from 'react';
import { useAddCartLine } from '../../cart/use-add-cart-line.ts';
import { useCartFormOutcome } from '../../cart/use-cart-form-outcome.ts';

/** The quantity of a product, adding it to the cart, and the outcome. */
export function usePurchase(productId: string) {
  const { addCartLine, adding } = useAddCartLine();
  const [quantity, setQuantity] = useState(1);
  /** The quantity that could be added, where it was less than chosen. */
  const [cappedAt, setCappedAt] = useState<number | null>(null);
  const ofForm = useCartFormOutcome();
  const capped: CartFormOutcome | null =
    cappedAt === null ? null : { code: 'QUANTITY_CAPPED', maximumQuantity: cappedAt };

  return {
    quantity,
    adding,
    outcome: capped ?? ofForm,
    setQuantity(wanted: number) {
      setCappedAt(null);
      setQuantity(wanted);
    },
    async add() {
      setCappedAt(null);
      setCappedAt((await addCartLine({ productId, quantity })).maximumQuantity);
    },
  };
}
