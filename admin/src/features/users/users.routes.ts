import type { RouteObject } from 'react-router';
import { marketPage } from '../../app/market-page.tsx';

const userList = marketPage(async () => (await import('./list/UserListPage.tsx')).UserListPage);

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
