import type { RouteObject } from 'react-router';

const userList = (market: 'KR' | 'US') => ({
  handle: { market },
  lazy: async () => {
    const { UserListPage } = await import('./list/UserListPage.tsx');
    return { element: <UserListPage key={market} market={market} /> };
  },
});

/** Screens about people: customers of both stores, one account, and staff. */
export const USER_ROUTES: RouteObject[] = [
  { path: 'users_ko', ...userList('KR') },
  { path: 'users_us', ...userList('US') },
  {
    path: 'user/:id',
    lazy: async () => {
      const { UserDetailPage } = await import('./detail/UserDetailPage.tsx');
      return { element: <UserDetailPage /> };
    },
  },
  {
    path: 'admins',
    lazy: async () => {
      const { StaffPage } = await import('./staff/StaffPage.tsx');
      return { element: <StaffPage /> };
    },
  },
];
