import type { Market } from '@eunbit/schema/market';
import { type RefObject, useState } from 'react';
import { awaitCompletion } from './await-completion.ts';
import type { CompletionOutcome } from './completion-outcome.ts';
import { useCompleteCheckout } from './use-complete-checkout.ts';
import { useShowOrder } from './use-show-order.ts';

/** Finds out the outcome of a payment and leads to the order. `visit` is aborted when the page is left. */
export function usePaymentCheck(market: Market, visit: RefObject<AbortController>) {
  const [checking, setChecking] = useState(false);
  const [paymentMessage, setPaymentMessage] = useState<string | null>(null);
  const showOrder = useShowOrder(market);
  const completeCheckout = useCompleteCheckout();

  /**
   * Waits for the outcome, however long it takes; null when the page was left. `paymentIntent` is the payment confirmed
   * in this tab, by which the server recognises an order of another payment.
   */
  async function checkPayment(checkoutId: string, paymentIntent: string | null): Promise<CompletionOutcome | null> {
    const { signal } = visit.current;
    setChecking(true);
    const ask = () => completeCheckout(checkoutId, paymentIntent);
    const outcome = await awaitCompletion(ask, signal).catch(() => null);
    if (signal.aborted || outcome === null) return null;
    setChecking(false);
    if (outcome.kind === 'placed') showOrder(outcome.access);
    if (outcome.kind === 'problem') setPaymentMessage(outcome.message);
    return outcome;
  }

  return { checking, checkPayment, showOrder, paymentMessage, showPaymentMessage: setPaymentMessage };
}
