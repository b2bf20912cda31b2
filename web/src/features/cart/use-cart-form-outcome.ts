import { type CartFormOutcome, readCartFormOutcome } from '@eunbit/schema/cart-form';
import { useLocation } from 'react-router';
import { useCartFeedback } from './state/cart-context.ts';
import { NO_FEEDBACK } from './state/cart-feedback.ts';

/** The outcome of the form that led to this page; null if no form did, and after the next change of the cart. */
export function useCartFormOutcome(): CartFormOutcome | null {
  const { search } = useLocation();
  const isOver = useCartFeedback() !== NO_FEEDBACK;
  return isOver ? null : readCartFormOutcome(search);
}
