import { useApolloClient } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { useNavigate } from 'react-router';
import { sessionStorageOrNull } from '../../browser/session-json.ts';
import { type OrderAccess, rememberPlacedOrder } from '../order/order-access.ts';
import { recordVisit } from '../visit/visit-notes.ts';
import { removeDraft } from './checkout-draft.ts';

export const SUCCESS_PATH: Readonly<Record<Market, string>> = { KR: '/success_ko', US: '/success' };

/** Leads to an order that was just placed. */
export function useShowOrder(market: Market): (access: OrderAccess) => void {
  const closeCheckout = useCloseCheckout(market);
  const openOrder = useOpenOrder(market);
  return (access) => {
    recordVisit({ kind: 'PURCHASED' });
    closeCheckout();
    openOrder(access);
  };
}

/** Leads to an order, whoever placed it. */
export function useOpenOrder(market: Market): (access: OrderAccess) => void {
  const navigate = useNavigate();
  return (access) => {
    rememberPlacedOrder(sessionStorageOrNull(), access);
    void navigate(SUCCESS_PATH[market], { replace: true });
  };
}

/** What belonged to a checkout is over once it has become an order; the bought items have left the cart. */
export function useCloseCheckout(market: Market): () => void {
  const client = useApolloClient();
  return () => {
    removeDraft(sessionStorageOrNull(), market);
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'cart' });
  };
}
