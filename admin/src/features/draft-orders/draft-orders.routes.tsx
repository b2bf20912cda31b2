import type { Market } from '@eunbit/schema/market';
import type { RouteObject } from 'react-router';

const list = (market: Market): RouteObject => ({
  handle: { market },
  lazy: async () => {
    const { DraftOrderListPage } = await import('./DraftOrderListPage.tsx');
    return { element: <DraftOrderListPage key={market} market={market} /> };
  },
});

const detail = (market: Market): RouteObject => ({
  handle: { market },
  lazy: async () => {
    const { DraftOrderPage } = await import('./DraftOrderPage.tsx');
    return { element: <DraftOrderPage market={market} /> };
  },
});

export const routes: readonly RouteObject[] = [
  { path: 'draft_orders_ko', ...list('KR') },
  { path: 'draft_orders_us', ...list('US') },
  { path: 'draft_order_ko/:number', ...detail('KR') },
  { path: 'draft_order_us/:number', ...detail('US') },
];
