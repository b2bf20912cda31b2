import type { RouteObject } from 'react-router';
import { marketPage } from '../../app/market-page.tsx';
import { MarketChoicePage } from '../../components/MarketChoicePage.tsx';
import { orderListUrl } from '../../urls/orders.urls.ts';

const orderList = marketPage(async () => (await import('./list/OrderListPage.tsx')).OrderListPage);
const numberedOrderList = marketPage(async () => (await import('./list/NumberedListPage.tsx')).NumberedListPage);
const orderDetail = marketPage(async () => (await import('./detail/OrderDetailPage.tsx')).OrderDetailPage);
const shipping = marketPage(async () => (await import('./shipping/ShippingPage.tsx')).ShippingPage);

export const routes: readonly RouteObject[] = [
  { path: 'orders', element: <MarketChoicePage title="orders.choice.title" buildUrl={orderListUrl} /> },
  { path: 'orders_ko', ...orderList('KR') },
  { path: 'orders_us', ...orderList('US') },
  { path: 'orders_ko/:newPage', ...numberedOrderList('KR') },
  { path: 'orders_us/:newPage', ...numberedOrderList('US') },
  { path: 'shipping_ko', ...shipping('KR') },
  { path: 'shipping_us', ...shipping('US') },
  { path: 'order_ko/:number', ...orderDetail('KR') },
  { path: 'order_guest_ko/:number', ...orderDetail('KR') },
  { path: 'order_us/:number', ...orderDetail('US') },
  { path: 'order_guest_us/:number', ...orderDetail('US') },
];
