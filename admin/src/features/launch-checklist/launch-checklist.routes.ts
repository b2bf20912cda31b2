import type { RouteObject } from 'react-router';

export const routes: readonly RouteObject[] = [
  {
    path: 'launch-checklist',
    lazy: async () => ({ Component: (await import('./LaunchChecklistPage.tsx')).LaunchChecklistPage }),
  },
];
