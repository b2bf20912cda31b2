import type { Market } from '@eunbit/schema/market';
import { type RefObject, useState } from 'react';
import { type OrderAccess, toOrderAccess } from '../../order/order-access.ts';
import { useAskForCompletion } from '../checkout-mutations.ts';
import { awaitCompletion } from './await-completion.ts';
import { useShowOrder } from './use-show-order.ts';

/** An order of this checkout that another payment placed, for example in another tab. */
export interface PlacedElsewhere {
  /** Explanation with the order number. */
  readonly message: string;
  readonly access: OrderAccess;
}

/** The outcome of a payment. Functions return null while it is unknown. */
export type CompletionOutcome =
  | { readonly kind: 'placed'; readonly access: OrderAccess }
  | { readonly kind: 'placedElsewhere'; readonly placed: PlacedElsewhere }
  | { readonly kind: 'notFound'; readonly message: string }
  | { readonly kind: 'problem'; readonly message: string }
  /** There is neither a payment nor an order: the request did not arrive. */
  | { readonly kind: 'notStarted' };

/** Determines the outcome of a payment and opens the order. `visit` is aborted when the page is left. */
export function usePaymentCheck(market: Market, visit: RefObject<AbortController>) {
  const [checking, setChecking] = useState(false);
  const [paymentMessage, setPaymentMessage] = useState<string | null>(null);
  const showOrder = useShowOrder(market);
  const completeCheckout = useCompleteCheckout();

  /**
   * Waits for the outcome, however long it takes; null if the page was left. `paymentIntent` is the payment confirmed in this
   * tab, by which the server recognises an order of another payment.
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

/**
 * Queries the outcome of a checkout's payment, or of `paymentIntent` if it is given. The server places the order if the payment
 * has succeeded. Null while it is processing, the provider is unreachable or no response arrives; it may be repeated.
 */
function useCompleteCheckout() {
  const { send } = useAskForCompletion();
  return async (checkoutId: string, paymentIntent: string | null): Promise<CompletionOutcome | null> => {
    const { answer } = await send({ checkoutId, paymentIntent });
    if (answer?.__typename === 'OrderPlaced') return { kind: 'placed', access: toOrderAccess(answer) };
    if (answer?.__typename === 'OrderAlreadyPlacedError') {
      return { kind: 'placedElsewhere', placed: { message: answer.message, access: toOrderAccess(answer) } };
    }
    if (!answer || answer.__typename === 'PaymentProcessing') return null;
    if (answer.__typename !== 'PaymentError') return { kind: 'problem', message: answer.message };
    // The provider may have taken the money before it became unreachable: the outcome is unknown, and not a rejection.
    if (answer.code === 'PAYMENT_PROVIDER_UNAVAILABLE') return null;
    if (answer.code === 'CHECKOUT_INCOMPLETE') return { kind: 'notStarted' };
    if (answer.code === 'CHECKOUT_NOT_FOUND') return { kind: 'notFound', message: answer.message };
    return { kind: 'problem', message: answer.message };
  };
}
