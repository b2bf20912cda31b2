import type { RouteObject } from 'react-router';

export const routes: readonly RouteObject[] = [
  { path: 'settings', lazy: async () => ({ Component: (await import('./SettingsPage.tsx')).SettingsPage }) },
];
