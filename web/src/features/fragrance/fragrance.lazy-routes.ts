import type { LazyScreenRoute } from '../../app/screen-route.ts';

export const routes: readonly LazyScreenRoute[] = [
  {
    path: '/products-fragrance',
    source: 'src/features/fragrance/FragrancePage.tsx',
    load: async () => ({ Component: (await import('./FragrancePage.tsx')).FragrancePage }),
    frame: 'shop',
    listed: true,
    access: 'anybody',
  },
];
