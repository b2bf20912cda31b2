import type { RouteObject } from 'react-router';

export const routes: readonly RouteObject[] = [
  { path: 'mentions', lazy: async () => ({ Component: (await import('./MentionsPage.tsx')).MentionsPage }) },
];
