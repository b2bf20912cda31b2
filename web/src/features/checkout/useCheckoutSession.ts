import type { Market } from '@eunbit/schema/market';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { Checkout, StepOutcome } from './step-outcome.ts';
import { useCheckoutDraft } from './useCheckoutDraft.ts';
import { usePaymentCheck } from './usePaymentCheck.ts';
import { useStartCheckout } from './useStartCheckout.ts';

/** Where the checkout stands as a whole. */
type CheckoutPhase =
  | { readonly kind: 'starting' }
  | { readonly kind: 'ready'; readonly checkout: Checkout }
  /** The checkout could not be read; may be tried again. */
  | { readonly kind: 'failed'; readonly message: string | null };

/**
 * One visit of the checkout: begins or resumes it, keeps what is typed and leads to the order. Resuming matters more
 * than starting: who comes back after paying must find the order, not an empty cart.
 */
export function useCheckoutSession(market: Market) {
  const [phase, setPhase] = useState<CheckoutPhase>({ kind: 'starting' });
  const navigate = useNavigate();
  const visit = useRef(new AbortController());
  const { draft, restoreDraft, updateDraft } = useCheckoutDraft(market);
  const payment = usePaymentCheck(market, visit);
  const startCheckout = useStartCheckout();

  async function begin(): Promise<void> {
    const { signal } = visit.current;
    setPhase({ kind: 'starting' });
    const kept = restoreDraft();
    const started = await startCheckout();
    if (!signal.aborted) await resume(started, kept);
  }

  async function resume(started: StepOutcome, kept: CheckoutDraft): Promise<void> {
    const { signal } = visit.current;
    if (started.kind === 'saved') {
      updateDraft({ checkoutId: started.checkout.id });
      setPhase({ kind: 'ready', checkout: started.checkout });
    } else if (started.kind === 'refused' && started.code === 'CART_EMPTY') {
      // An empty cart with a checkout of its own was most likely just paid for, and its answer got lost.
      const placed = kept.checkoutId !== '' && (await payment.checkPayment(kept.checkoutId));
      if (!placed && !signal.aborted) void navigate('/cart', { replace: true });
    } else {
      setPhase({ kind: 'failed', message: 'message' in started ? started.message : null });
    }
  }

  const onEnter = useEffectEvent(begin);
  useEffect(() => {
    // Leaving the page ends every wait; there is nobody left to tell.
    const controller = new AbortController();
    visit.current = controller;
    void onEnter();
    return () => controller.abort();
  }, []);

  const showCheckout = (checkout: Checkout) => setPhase({ kind: 'ready', checkout });
  return { phase, draft, updateDraft, showCheckout, retry: () => void begin(), ...payment };
}

export type CheckoutSession = ReturnType<typeof useCheckoutSession>;
