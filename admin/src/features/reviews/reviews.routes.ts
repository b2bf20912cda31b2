import type { RouteObject } from 'react-router';

export const routes: readonly RouteObject[] = [
  { path: 'reviews', lazy: async () => ({ Component: (await import('./ReviewListPage.tsx')).ReviewListPage }) },
];
