import type { LazyScreenRoute } from '../../app/screen-route.ts';

const SCREEN = { frame: 'shop', listed: false, access: 'anybody' } as const;

export const routes: readonly LazyScreenRoute[] = [
  {
    ...SCREEN,
    path: '/find',
    source: 'src/features/guidance/FindPage.tsx',
    load: async () => {
      const { FindPage, loadFind } = await import('./FindPage.tsx');
      return { Component: FindPage, loader: loadFind };
    },
  },
  {
    ...SCREEN,
    path: '/compare',
    source: 'src/features/guidance/ComparePage.tsx',
    load: async () => {
      const { ComparePage, loadCompare } = await import('./ComparePage.tsx');
      return { Component: ComparePage, loader: loadCompare };
    },
  },
];
