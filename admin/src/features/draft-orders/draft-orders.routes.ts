import type { RouteObject } from 'react-router';
import { marketPage } from '../../app/market-page.tsx';

const list = marketPage(async () => (await import('./DraftOrderListPage.tsx')).DraftOrderListPage);
const detail = marketPage(async () => (await import('./DraftOrderPage.tsx')).DraftOrderPage);

export const routes: readonly RouteObject[] = [
  { path: 'draft_orders_ko', ...list('KR') },
  { path: 'draft_orders_us', ...list('US') },
  { path: 'draft_order_ko/:number', ...detail('KR') },
  { path: 'draft_order_us/:number', ...detail('US') },
];
