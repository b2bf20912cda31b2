import { useApolloClient } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { getSessionStorage } from '../../../browser/storage.ts';
import type { OrderAccess } from '../../order/order-access.ts';
import { useOpenOrder } from '../../order/use-open-order.ts';
import { recordVisit } from '../../visit/visit-events.ts';
import { removeDraft } from '../draft/checkout-draft.ts';

/** Opens an order that was just placed. */
export function useShowOrder(market: Market): (access: OrderAccess) => void {
  const closeCheckout = useCloseCheckout(market);
  const openOrder = useOpenOrder(market);
  return (access) => {
    recordVisit({ kind: 'PURCHASED' });
    closeCheckout();
    openOrder(access);
  };
}

/** Removes the draft and the cached cart after a checkout has become an order. */
export function useCloseCheckout(market: Market): () => void {
  const client = useApolloClient();
  return () => {
    removeDraft(getSessionStorage(), market);
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'cart' });
  };
}
