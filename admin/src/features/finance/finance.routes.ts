import type { RouteObject } from 'react-router';

export const routes: readonly RouteObject[] = [
  { path: 'finance', lazy: async () => ({ Component: (await import('./FinancePage.tsx')).FinancePage }) },
];
