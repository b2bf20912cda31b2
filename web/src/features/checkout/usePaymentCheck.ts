import { useApolloClient } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { sessionStorageOrNull } from '../../components/session-json.ts';
import { type OrderAccess, rememberPlacedOrder } from '../order/order-access.ts';
import { awaitCompletion } from './await-completion.ts';
import { removeDraft } from './checkout-draft.ts';
import { useCompleteCheckout } from './useCompleteCheckout.ts';

const SUCCESS_PATH: Readonly<Record<Market, string>> = { KR: '/success_ko', US: '/success' };

/** Learns what a payment came to and leads to the order. `visit` is aborted when the page is left. */
export function usePaymentCheck(market: Market, visit: RefObject<AbortController>) {
  const [checking, setChecking] = useState(false);
  const [paymentMessage, setPaymentMessage] = useState<string | null>(null);
  const navigate = useNavigate();
  const client = useApolloClient();
  const completeCheckout = useCompleteCheckout();

  function showOrder(access: OrderAccess): void {
    rememberPlacedOrder(sessionStorageOrNull(), access);
    removeDraft(sessionStorageOrNull(), market);
    // The bought items have left the cart.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'cart' });
    void navigate(SUCCESS_PATH[market], { replace: true });
  }

  /** Waits for the outcome, however long it takes; false when it led to no order or the page was left. */
  async function checkPayment(checkoutId: string): Promise<boolean> {
    const { signal } = visit.current;
    setChecking(true);
    const outcome = await awaitCompletion(() => completeCheckout(checkoutId), signal).catch(() => null);
    if (signal.aborted || outcome === null) return false;
    setChecking(false);
    if (outcome.kind === 'placed') showOrder(outcome.access);
    else setPaymentMessage(outcome.message);
    return outcome.kind === 'placed';
  }

  return { checking, checkPayment, showOrder, paymentMessage, clearPaymentMessage: () => setPaymentMessage(null) };
}
