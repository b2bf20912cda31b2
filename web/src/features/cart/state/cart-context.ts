import { createContext, type Dispatch, useContext } from 'react';
import type { CartQueue } from '../cart-queue.ts';
import type { CartFeedback, CartFeedbackEvent } from './cart-feedback.ts';

export interface CartDrawerControl {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

interface CartChanges {
  readonly queue: CartQueue;
  readonly feedback: CartFeedback;
  readonly dispatch: Dispatch<CartFeedbackEvent>;
}

export const CartDrawerContext = createContext<CartDrawerControl | null>(null);
export const CartChangesContext = createContext<CartChanges | null>(null);

/** Opens and closes the cart drawer from anywhere below `CartDrawerProvider`. */
export function useCartDrawer(): CartDrawerControl {
  return requireProvider(useContext(CartDrawerContext));
}

export function useCartChanges(): CartChanges {
  return requireProvider(useContext(CartChangesContext));
}

/** Messages about the last changes of the cart. */
export function useCartFeedback(): CartFeedback {
  return useCartChanges().feedback;
}

function requireProvider<Value>(value: Value | null): Value {
  if (value === null) throw new Error('The cart is used outside of CartDrawerProvider.');
  return value;
}
