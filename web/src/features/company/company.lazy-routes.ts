import type { LazyScreenRoute } from '../../app/screen-route.ts';

export const routes: readonly LazyScreenRoute[] = [
  {
    path: '/company',
    source: 'src/features/company/CompanyPage.tsx',
    load: async () => {
      const { CompanyPage, loadCompanyPage } = await import('./CompanyPage.tsx');
      return { Component: CompanyPage, loader: loadCompanyPage };
    },
    frame: 'shop',
    listed: true,
    access: 'anybody',
  },
  {
    path: '/media',
    source: 'src/features/company/MediaPage.tsx',
    load: async () => {
      const { MediaPage, loadMediaPage } = await import('./MediaPage.tsx');
      return { Component: MediaPage, loader: loadMediaPage };
    },
    frame: 'shop',
    listed: true,
    access: 'anybody',
  },
];
