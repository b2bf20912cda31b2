import type { LazyScreenRoute } from '../../app/screen-route.ts';

const GUEST_ORDER = 'src/features/order/guest/GuestOrderPage.tsx';
const DASHBOARD = 'src/features/order/dashboard/DashboardPage.tsx';

const loadGuestOrder = async () => ({ Component: (await import('./guest/GuestOrderPage.tsx')).GuestOrderPage });
const loadDashboardScreen = async () => {
  const { DashboardPage, loadDashboard } = await import('./dashboard/DashboardPage.tsx');
  return { Component: DashboardPage, loader: loadDashboard };
};

/** Pages of a purchase, which are open to everybody. */
const BUYER = { frame: 'shop', listed: false, access: 'anybody' } as const;
/** Pages of an account, never indexed by search engines. */
const MEMBER = { frame: 'shop', listed: false, access: 'member' } as const;

export const routes: readonly LazyScreenRoute[] = [
  { ...BUYER, path: '/guest-order', source: GUEST_ORDER, load: loadGuestOrder, texts: ['address'] },
  { ...BUYER, path: '/guest-order/:id', source: GUEST_ORDER, load: loadGuestOrder, texts: ['address'] },
  {
    ...BUYER,
    path: '/guest-order/:id/return',
    source: 'src/features/order/return/GuestReturnPage.tsx',
    load: async () => ({ Component: (await import('./return/GuestReturnPage.tsx')).GuestReturnPage }),
    texts: ['return'],
  },
  { ...MEMBER, path: '/dashboard', source: DASHBOARD, load: loadDashboardScreen, texts: ['account'] },
  { ...MEMBER, path: '/orders', source: DASHBOARD, load: loadDashboardScreen, texts: ['account'] },
  {
    ...MEMBER,
    path: '/orders/:number',
    source: 'src/features/order/member/MemberOrderPage.tsx',
    load: async () => {
      const { MemberOrderPage, loadMemberOrder } = await import('./member/MemberOrderPage.tsx');
      return { Component: MemberOrderPage, loader: loadMemberOrder };
    },
    texts: ['account', 'address'],
  },
  {
    ...MEMBER,
    path: '/orders/:number/return',
    source: 'src/features/order/return/MemberReturnPage.tsx',
    load: async () => {
      const { MemberReturnPage, loadMemberReturn } = await import('./return/MemberReturnPage.tsx');
      return { Component: MemberReturnPage, loader: loadMemberReturn };
    },
    texts: ['account', 'return'],
  },
  {
    ...MEMBER,
    path: '/order-history',
    source: 'src/features/order/history/OrderHistoryPage.tsx',
    load: async () => {
      const { OrderHistoryPage, loadOrderHistory } = await import('./history/OrderHistoryPage.tsx');
      return { Component: OrderHistoryPage, loader: loadOrderHistory };
    },
    texts: ['account', 'help'],
  },
  {
    ...MEMBER,
    path: '/claim-orders',
    source: 'src/features/order/access/ClaimOrdersPage.tsx',
    load: async () => ({ Component: (await import('./access/ClaimOrdersPage.tsx')).ClaimOrdersPage }),
    texts: ['account'],
  },
];
