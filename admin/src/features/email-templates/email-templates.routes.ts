import type { RouteObject } from 'react-router';

export const routes: readonly RouteObject[] = [
  {
    path: 'email-templates',
    lazy: async () => ({ Component: (await import('./EmailTemplatesPage.tsx')).EmailTemplatesPage }),
  },
];
