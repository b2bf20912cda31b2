import type { LazyScreenRoute } from '../../app/screen-route.ts';

export const routes: readonly LazyScreenRoute[] = [
  {
    path: '/search',
    source: 'src/features/search/SearchPage.tsx',
    load: async () => {
      const { SearchPage, loadSearch } = await import('./SearchPage.tsx');
      return { Component: SearchPage, loader: loadSearch };
    },
    frame: 'shop',
    listed: false,
    access: 'anybody',
  },
  {
    path: '/find',
    source: 'src/features/search/discovery/discovery-screens.ts',
    load: async () => (await import('./discovery/discovery-screens.ts')).FIND,
    frame: 'shop',
    listed: false,
    access: 'anybody',
  },
  {
    path: '/compare',
    source: 'src/features/search/discovery/discovery-screens.ts',
    load: async () => (await import('./discovery/discovery-screens.ts')).COMPARE,
    frame: 'shop',
    listed: false,
    access: 'anybody',
  },
];
