import { useApolloClient } from '@apollo/client/react';
import type { ShippingOption } from '@eunbit/schema/checkout';
import type { Market } from '@eunbit/schema/market';
import { STORAGE } from '@eunbit/schema/wire';
import type { Problem } from '@eunbit/ui/use-send';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { loginPath } from '../../../app/next-path.ts';
import { ViewerDocument } from '../../../app/use-viewer.ts';
import { getSessionStorage, writeText } from '../../../browser/storage.ts';
import type { CheckoutErrorCode } from '../../../gql/graphql.ts';
import { readFragment } from '../../../gql/index.ts';
import { recordVisit } from '../../visit/visit-events.ts';
import { useStartCheckout } from '../checkout-mutations.ts';
import { type CompletionOutcome, type PlacedElsewhere, usePaymentCheck } from '../completion/use-payment-check.ts';
import { useCloseCheckout } from '../completion/use-show-order.ts';
import { type CheckoutDraft, EMPTY_DRAFT, readDraft, writeDraft } from '../draft/checkout-draft.ts';
import { type Checkout, CheckoutContent } from '../step/checkout-content.ts';

/** The state of the checkout as a whole. */
type CheckoutPhase =
  | { readonly kind: 'starting' }
  | { readonly kind: 'ready'; readonly checkout: Checkout }
  /** Another payment, for example in another tab, has placed the order. */
  | { readonly kind: 'placedElsewhere'; readonly placed: PlacedElsewhere }
  /** The checkout could not be read; it may be retried. */
  | { readonly kind: 'failed'; readonly message: string | null };

/** Error codes of a cart that cannot be ordered; the cart page explains them. */
const NOTHING_TO_ORDER: readonly CheckoutErrorCode[] = ['CART_EMPTY', 'PRODUCT_STOPPED', 'OUT_OF_STOCK'];

/**
 * One visit of the checkout: starts or resumes it, keeps the draft and opens the order. It checks for a finished payment first: a
 * buyer who comes back after paying must find the order, not an empty cart.
 */
export function useCheckoutSession(market: Market) {
  const [phase, setPhase] = useState<CheckoutPhase>({ kind: 'starting' });
  const [expectedShipping, setExpectedShipping] = useState<ShippingOption | null>(null);
  const navigate = useNavigate();
  const visit = useRef(new AbortController());
  const { draft, restoreDraft, updateDraft } = useCheckoutDraft(market);
  const payment = usePaymentCheck(market, visit);
  const { send: startCheckout } = useStartCheckout();
  const closeCheckout = useCloseCheckout(market);
  const leadToSignIn = useLostCheckout();

  async function begin(): Promise<void> {
    const { signal } = visit.current;
    setPhase({ kind: 'starting' });
    const kept = restoreDraft();
    const { answer, problem } = await startCheckout();
    const started = answer?.__typename === 'Checkout' ? readFragment(CheckoutContent, answer) : null;
    if (started) recordVisit({ kind: 'CHECKOUT_BEGUN' });
    if (!signal.aborted) await resume(started, problem, kept);
  }

  async function resume(started: Checkout | null, problem: Problem<CheckoutErrorCode> | null, kept: CheckoutDraft) {
    const { signal } = visit.current;
    if (started) {
      updateDraft({ checkoutId: started.id, buyer: started.isGuest ? 'guest' : 'member' });
      setPhase({ kind: 'ready', checkout: started });
    } else if (problem?.code && NOTHING_TO_ORDER.includes(problem.code)) {
      // An empty cart with a known checkout was most likely just paid for, and the response was lost.
      const end = kept.checkoutId === '' ? null : await payment.checkPayment(kept.checkoutId, null);
      // Otherwise the checkout may belong to a member whose session has ended.
      const isLeaving = end?.kind === 'notFound' && (await leadToSignIn(kept.buyer === 'member'));
      if (end?.kind !== 'placed' && !isLeaving && !signal.aborted) void navigate('/cart', { replace: true });
    } else {
      setPhase({ kind: 'failed', message: problem?.message ?? null });
    }
  }

  const onEnter = useEffectEvent(begin);
  useEffect(() => {
    // Leaving the page aborts every wait.
    const controller = new AbortController();
    visit.current = controller;
    void onEnter();
    return () => controller.abort();
  }, []);

  const showCheckout = (checkout: Checkout) => setPhase({ kind: 'ready', checkout });

  function showPlacedElsewhere(placed: PlacedElsewhere): void {
    closeCheckout();
    setPhase({ kind: 'placedElsewhere', placed });
  }

  async function checkPayment(checkoutId: string, paymentIntent: string | null): Promise<CompletionOutcome | null> {
    const outcome = await payment.checkPayment(checkoutId, paymentIntent);
    if (outcome?.kind === 'placedElsewhere') showPlacedElsewhere(outcome.placed);
    if (outcome?.kind !== 'notFound') return outcome;
    const isMembers = phase.kind === 'ready' && !phase.checkout.isGuest;
    if (!(await leadToSignIn(isMembers))) payment.showPaymentMessage(outcome.message);
    return outcome;
  }

  return {
    ...payment,
    phase,
    draft,
    updateDraft,
    showCheckout,
    showPlacedElsewhere,
    leadToSignIn,
    checkPayment,
    /** The shipping option that was just chosen, until the server has responded. */
    expectedShipping,
    expectShipping: setExpectedShipping,
    retry: () => void begin(),
  };
}

export type CheckoutSession = ReturnType<typeof useCheckoutSession>;

/** The draft of this tab. Empty until `restoreDraft`, because the server cannot render it. */
function useCheckoutDraft(market: Market) {
  const [draft, setDraft] = useState<CheckoutDraft>(EMPTY_DRAFT);

  function restoreDraft(): CheckoutDraft {
    const kept = readDraft(getSessionStorage(), market);
    setDraft(kept);
    return kept;
  }

  function updateDraft(change: Partial<CheckoutDraft>): void {
    if (change.email !== undefined) writeText(getSessionStorage(), STORAGE.emailInBasket, change.email);
    setDraft((current) => {
      const next = { ...current, ...change };
      writeDraft(getSessionStorage(), market, next);
      return next;
    });
  }

  return { draft, restoreDraft, updateDraft };
}

/**
 * Handles a checkout that the server does not find any more. A member's checkout is available again after signing in: this opens
 * the sign-in page, and afterwards the same step; the draft stays in this tab. Resolves to whether it has navigated away.
 */
function useLostCheckout(): (wasMembers: boolean) => Promise<boolean> {
  const client = useApolloClient();
  const navigate = useNavigate();

  /** Queries the server, which also updates the viewer of the whole page. */
  async function isSignedIn(): Promise<boolean> {
    const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
    return Boolean(data?.visitor.viewer);
  }

  return async (wasMembers) => {
    if (!wasMembers || (await isSignedIn().catch(() => true))) return false;
    await navigate(loginPath(`${location.pathname}${location.search}`));
    return true;
  };
}
