import type { RouteObject } from 'react-router';

export const routes: readonly RouteObject[] = [
  {
    path: 'errors',
    lazy: async () => ({ Component: (await import('./BrowserErrorListPage.tsx')).BrowserErrorListPage }),
  },
  { path: 'error/:id', lazy: async () => ({ Component: (await import('./BrowserErrorPage.tsx')).BrowserErrorPage }) },
];
