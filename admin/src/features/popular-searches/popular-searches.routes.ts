import type { RouteObject } from 'react-router';

export const routes: readonly RouteObject[] = [
  {
    path: 'popular-searches',
    lazy: async () => ({ Component: (await import('./PopularSearchesPage.tsx')).PopularSearchesPage }),
  },
];
