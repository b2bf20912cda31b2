import type { RouteObject } from 'react-router';

export const routes: readonly RouteObject[] = [
  { path: 'dashboard', lazy: async () => ({ Component: (await import('./DashboardPage.tsx')).DashboardPage }) },
];
