import type { Market } from '@eunbit/schema/market';
import { useNavigate } from 'react-router';
import { getSessionStorage } from '../../browser/storage.ts';
import { type OrderAccess, rememberPlacedOrder, SUCCESS_PATH } from './order-access.ts';

/** Opens the page of a placed order. */
export function useOpenOrder(market: Market): (access: OrderAccess) => void {
  const navigate = useNavigate();
  return (access) => {
    rememberPlacedOrder(getSessionStorage(), access);
    void navigate(SUCCESS_PATH[market], { replace: true });
  };
}
