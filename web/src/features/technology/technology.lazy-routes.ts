import type { LazyScreenRoute } from '../../app/screen-route.ts';

export const routes: readonly LazyScreenRoute[] = [
  {
    path: '/technology',
    source: 'src/features/technology/TechnologyPage.tsx',
    load: async () => {
      const { TechnologyPage, loadTechnologyPage } = await import('./TechnologyPage.tsx');
      return { Component: TechnologyPage, loader: loadTechnologyPage };
    },
    texts: ['report'],
    frame: 'shop',
    listed: true,
    access: 'anybody',
  },
];
