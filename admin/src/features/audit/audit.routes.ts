import type { RouteObject } from 'react-router';

export const routes: readonly RouteObject[] = [
  { path: 'audit', lazy: async () => ({ Component: (await import('./AuditPage.tsx')).AuditPage }) },
];
