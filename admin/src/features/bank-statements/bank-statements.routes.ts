import type { RouteObject } from 'react-router';

export const routes: readonly RouteObject[] = [
  {
    path: 'deposits_ko',
    handle: { market: 'KR' },
    lazy: async () => ({ Component: (await import('./StatementPage.tsx')).StatementPage }),
  },
];
