import type { RouteObject } from 'react-router';

export const routes: readonly RouteObject[] = [
  { path: 'roles', lazy: async () => ({ Component: (await import('./RolesPage.tsx')).RolesPage }) },
];
