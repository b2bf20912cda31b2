import type { LazyScreenRoute } from '../../app/screen-route.ts';

export const routes: readonly LazyScreenRoute[] = [
  {
    path: '/b2b',
    source: 'src/features/b2b/PartnershipPage.tsx',
    load: async () => {
      const { PartnershipPage, loadPartnershipPage } = await import('./PartnershipPage.tsx');
      return { Component: PartnershipPage, loader: loadPartnershipPage };
    },
    frame: 'shop',
    listed: true,
    access: 'anybody',
  },
];
