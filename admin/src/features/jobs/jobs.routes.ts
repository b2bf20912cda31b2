import type { RouteObject } from 'react-router';

export const routes: readonly RouteObject[] = [
  { path: 'jobs', lazy: async () => ({ Component: (await import('./JobsPage.tsx')).JobsPage }) },
];
