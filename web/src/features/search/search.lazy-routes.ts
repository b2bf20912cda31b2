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
    source: 'src/features/search/guidance/FindPage.tsx',
    load: async () => {
      const { FindPage, loadFind } = await import('./guidance/FindPage.tsx');
      return { Component: FindPage, loader: loadFind };
    },
    frame: 'shop',
    listed: false,
    access: 'anybody',
  },
  {
    path: '/compare',
    source: 'src/features/search/guidance/ComparePage.tsx',
    load: async () => {
      const { ComparePage, loadCompare } = await import('./guidance/ComparePage.tsx');
      return { Component: ComparePage, loader: loadCompare };
    },
    frame: 'shop',
    listed: false,
    access: 'anybody',
  },
];
