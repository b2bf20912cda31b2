import type { RouteObject } from 'react-router';

export const routes: readonly RouteObject[] = [
  { path: 'sent-emails', lazy: async () => ({ Component: (await import('./EmailListPage.tsx')).EmailListPage }) },
];
