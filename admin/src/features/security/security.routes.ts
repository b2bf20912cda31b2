import type { RouteObject } from 'react-router';

export const routes: readonly RouteObject[] = [
  { path: 'security', lazy: async () => ({ Component: (await import('./SecurityPage.tsx')).SecurityPage }) },
];
