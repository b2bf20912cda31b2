import type { Market } from '@eunbit/schema/market';
import type { RouteObject } from 'react-router';
import { MarketChoicePage } from '../../components/MarketChoicePage.tsx';
import { orderListUrl } from '../../urls/orders.urls.ts';

const orderList = (market: Market): RouteObject => ({
  handle: { market },
  lazy: async () => {
    const { OrderListPage } = await import('./list/OrderListPage.tsx');
    return { element: <OrderListPage key={market} market={market} /> };
  },
});

const numberedOrderList = (market: Market): RouteObject => ({
  handle: { market },
  lazy: async () => {
    const { NumberedListPage } = await import('./list/NumberedListPage.tsx');
    return { element: <NumberedListPage market={market} /> };
  },
});

const orderDetail = (market: Market): RouteObject => ({
  handle: { market },
  lazy: async () => {
    const { OrderDetailPage } = await import('./detail/OrderDetailPage.tsx');
    return { element: <OrderDetailPage market={market} /> };
  },
});

const shipping = (market: Market): RouteObject => ({
  handle: { market },
  lazy: async () => {
    const { ShippingPage } = await import('./shipping/ShippingPage.tsx');
    return { element: <ShippingPage key={market} market={market} /> };
  },
});

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
