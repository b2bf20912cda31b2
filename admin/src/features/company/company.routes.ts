import type { RouteObject } from 'react-router';

export const routes: readonly RouteObject[] = [
  {
    path: 'company',
    lazy: async () => ({ Component: (await import('./CompanyPage.tsx')).CompanyPage }),
  },
  {
    path: 'company/add',
    lazy: async () => ({ Component: (await import('./CompanyBlockPage.tsx')).AddCompanyBlockPage }),
  },
  {
    path: 'company/:id',
    lazy: async () => ({ Component: (await import('./CompanyBlockPage.tsx')).EditCompanyBlockPage }),
  },
];
