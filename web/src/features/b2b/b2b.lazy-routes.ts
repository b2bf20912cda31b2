import type { LazyScreenRoute } from '../../app/screen-route.ts';

export const routes: readonly LazyScreenRoute[] = [
  {
    path: '/b2b',
    source: 'src/features/b2b/PartnershipPage.tsx',
    load: async () => ({ Component: (await import('./PartnershipPage.tsx')).PartnershipPage }),
    frame: 'shop',
    listed: true,
    access: 'anybody',
  },
];
