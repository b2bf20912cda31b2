import type { ScreenRoute } from '../../app/screen-route.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: '/',
    source: 'src/features/home/HomePage.tsx',
    frame: 'shop',
    listed: true,
    load: async () => {
      const [{ HomePage }, { loadHome }] = await Promise.all([import('./HomePage.tsx'), import('./home-query.ts')]);
      return { Component: HomePage, loader: loadHome };
    },
  },
];
