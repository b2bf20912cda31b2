import { useApolloClient } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { useNavigate } from 'react-router';
import { sessionStorageOrNull } from '../../components/session-json.ts';
import { type OrderAccess, rememberPlacedOrder } from '../order/order-access.ts';
import { noteVisit } from '../visit/visit-notes.ts';
import { removeDraft } from './checkout-draft.ts';

export const SUCCESS_PATH: Readonly<Record<Market, string>> = { KR: '/success_ko', US: '/success' };

/** Leads to an order that was just placed; what belonged to its checkout is over. */
export function useShowOrder(market: Market): (access: OrderAccess) => void {
  const navigate = useNavigate();
  const client = useApolloClient();
  return (access) => {
    noteVisit({ kind: 'PURCHASED' });
    rememberPlacedOrder(sessionStorageOrNull(), access);
    removeDraft(sessionStorageOrNull(), market);
    // The bought items have left the cart.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'cart' });
    void navigate(SUCCESS_PATH[market], { replace: true });
  };
}
