import type { ScreenRoute } from '../../app/screen-route.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: '/products-fragrance',
    source: 'src/features/fragrance/FragrancePage.tsx',
    load: async () => ({ Component: (await import('./FragrancePage.tsx')).FragrancePage }),
    frame: 'shop',
    listed: true,
  },
];
