import type { Language } from '@eunbit/schema/market';
import { OrderError } from './order.errors.ts';

/** What staff get who ask for a value that is stored encrypted. */
export type Reveal<T> =
  | { readonly outcome: 'shown'; readonly value: T }
  | { readonly outcome: 'notFound' | 'unreadable' };

export function presentRevealError(outcome: 'notFound' | 'unreadable', language: Language): OrderError {
  return outcome === 'notFound'
    ? OrderError.create('ORDER_NOT_FOUND', 'order.notFound', language)
    : OrderError.create('VALUE_UNREADABLE', 'order.valueUnreadable', language);
}
