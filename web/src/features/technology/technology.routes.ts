import type { ScreenRoute } from '../../app/screen-route.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: '/technology',
    source: 'src/features/technology/TechnologyPage.tsx',
    load: async () => {
      const { TechnologyPage, loadTechnologyPage } = await import('./TechnologyPage.tsx');
      return { Component: TechnologyPage, loader: loadTechnologyPage };
    },
    frame: 'shop',
    listed: true,
  },
];
