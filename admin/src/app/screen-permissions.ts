import type { Market } from '@eunbit/schema/market';
import { useCallback } from 'react';
import { useStores, useStoresWithOrders } from './stores.ts';
import { type Needed, useMay } from './viewer.ts';

/** Permission that each screen needs, by the first part of its address; null for screens open to all staff. */
export const NEEDED_BY_SCREEN: Readonly<Record<string, Needed | null>> = {
  dashboard: null,
  orders: 'ORDER_READ',
  orders_ko: 'ORDER_READ',
  orders_us: 'ORDER_READ',
  order_ko: 'ORDER_READ',
  order_guest_ko: 'ORDER_READ',
  order_us: 'ORDER_READ',
  order_guest_us: 'ORDER_READ',
  shipping_ko: 'ORDER_SHIP',
  shipping_us: 'ORDER_SHIP',
  deposits_ko: 'ORDER_RECORD_PAYMENT',
  returns: 'RETURN_READ',
  returns_ko: 'RETURN_READ',
  returns_us: 'RETURN_READ',
  return_ko: 'RETURN_READ',
  return_us: 'RETURN_READ',
  draft_orders_ko: 'DRAFT_ORDER_READ',
  draft_orders_us: 'DRAFT_ORDER_READ',
  draft_order_ko: 'DRAFT_ORDER_READ',
  draft_order_us: 'DRAFT_ORDER_READ',
  mentions: 'ORDER_READ',
  security: null,
  products: 'STOCK_READ',
  products_ko: 'STOCK_READ',
  products_us: 'STOCK_READ',
  'add-products': 'PRODUCT_WRITE',
  'edit-product': 'PRODUCT_WRITE',
  'product-ranking': 'PRODUCT_WRITE',
  users_ko: 'USER_READ',
  users_us: 'USER_READ',
  user: 'USER_READ',
  admins: 'USER_READ',
  roles: 'ADMIN',
  reviews: 'REVIEW_MODERATE',
  questions: 'QUESTION_ANSWER',
  'popular-searches': 'REVIEW_MODERATE',
  requests: 'REQUEST_READ',
  request: 'REQUEST_READ',
  board: 'ANNOUNCEMENT_WRITE',
  board_add: 'ANNOUNCEMENT_WRITE',
  board_modify: 'ANNOUNCEMENT_WRITE',
  company: 'COMPANY_WRITE',
  'sent-emails': 'EMAIL_READ',
  'email-templates': 'EMAIL_TEMPLATE_WRITE',
  stat: 'STATISTICS_READ',
  stat2: 'STATISTICS_READ',
  stat3: 'STATISTICS_READ',
  ecommerce: 'STATISTICS_READ',
  finance: 'FINANCE_READ',
  jobs: 'OVERVIEW_READ',
  audit: 'ADMIN',
  settings: 'ADMIN',
  'launch-checklist': 'ADMIN',
};

const screenOf = (path: string): string => /^\/?([^/?#]*)/.exec(path)?.[1] ?? '';

/** Screens about past sales. A closed store keeps them as long as it has orders. */
const AFTER_SALE = /^(orders?|order_guest|shipping|returns?|deposits)_(ko|us)$/;

/** The store of a screen; null if the screen shows both stores. */
function storeOf(screen: string): Market | null {
  if (screen.endsWith('_ko')) return 'KR';
  return screen.endsWith('_us') ? 'US' : null;
}

/** Returns whether the screen is available for its store (STORE-30); `path` is an address inside the back office. */
export function useHasScreen(): (path: string) => boolean {
  const [open, withOrders] = [useStores(), useStoresWithOrders()];
  return useCallback(
    (path) => {
      const screen = screenOf(path);
      const market = storeOf(screen);
      return market === null || (AFTER_SALE.test(screen) ? withOrders : open).includes(market);
    },
    [open, withOrders],
  );
}

/** Returns whether the screen exists and the viewer may open it; `path` is an address inside the back office. */
export function useMayOpen(): (path: string) => boolean {
  const may = useMay();
  const hasScreen = useHasScreen();
  return useCallback(
    (path) => {
      const needed = NEEDED_BY_SCREEN[screenOf(path)];
      return hasScreen(path) && (!needed || may(needed));
    },
    [may, hasScreen],
  );
}
