import type { Market } from '@eunbit/schema/market';
import { type RefObject, useState } from 'react';
import { awaitCompletion } from './await-completion.ts';
import { useCompleteCheckout } from './useCompleteCheckout.ts';
import { useShowOrder } from './useShowOrder.ts';

/** Learns what a payment came to and leads to the order. `visit` is aborted when the page is left. */
export function usePaymentCheck(market: Market, visit: RefObject<AbortController>) {
  const [checking, setChecking] = useState(false);
  const [paymentMessage, setPaymentMessage] = useState<string | null>(null);
  const showOrder = useShowOrder(market);
  const completeCheckout = useCompleteCheckout();

  /** Waits for the outcome, however long it takes; false when it led to no order or the page was left. */
  async function checkPayment(checkoutId: string): Promise<boolean> {
    const { signal } = visit.current;
    setChecking(true);
    const outcome = await awaitCompletion(() => completeCheckout(checkoutId), signal).catch(() => null);
    if (signal.aborted || outcome === null) return false;
    setChecking(false);
    if (outcome.kind === 'placed') showOrder(outcome.access);
    if (outcome.kind === 'problem') setPaymentMessage(outcome.message);
    return outcome.kind === 'placed';
  }

  return { checking, checkPayment, showOrder, paymentMessage, clearPaymentMessage: () => setPaymentMessage(null) };
}
