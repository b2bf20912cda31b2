import type { Market } from '@eunbit/schema/market';
import type { RouteObject } from 'react-router';

const userList = (market: Market): RouteObject => ({
  handle: { market },
  lazy: async () => {
    const { UserListPage } = await import('./list/UserListPage.tsx');
    return { element: <UserListPage key={market} market={market} /> };
  },
});

export const routes: readonly RouteObject[] = [
  { path: 'users_ko', ...userList('KR') },
  { path: 'users_us', ...userList('US') },
  { path: 'user/:id', lazy: async () => ({ Component: (await import('./detail/UserDetailPage.tsx')).UserDetailPage }) },
  {
    path: 'user/guest/:id',
    lazy: async () => ({ Component: (await import('./guest/GuestDetailPage.tsx')).GuestDetailPage }),
  },
  { path: 'admins', lazy: async () => ({ Component: (await import('./staff/StaffPage.tsx')).StaffPage }) },
];
