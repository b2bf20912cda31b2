import { type CartFormOutcome, readCartFormOutcome } from '@eunbit/schema/cart-form';
import { useLocation } from 'react-router';
import { useCartFeedback } from '../state/cart-context.ts';
import { NO_FEEDBACK } from '../state/cart-feedback.ts';

/** What came of the form that led to this page; null where none did, and once the cart was changed since. */
export function useCartFormOutcome(): CartFormOutcome | null {
  const { search } = useLocation();
  const isOver = useCartFeedback() !== NO_FEEDBACK;
  return isOver ? null : readCartFormOutcome(search);
}
