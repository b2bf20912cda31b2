import type { LazyScreenRoute } from '../../app/screen-route.ts';

export const routes: readonly LazyScreenRoute[] = [
  {
    path: '/privacy',
    source: 'src/features/legal/PrivacyPage.tsx',
    load: async () => ({ Component: (await import('./PrivacyPage.tsx')).PrivacyPage }),
    frame: 'shop',
    listed: true,
    access: 'anybody',
  },
  {
    path: '/terms-and-condition',
    source: 'src/features/legal/TermsPage.tsx',
    load: async () => ({ Component: (await import('./TermsPage.tsx')).TermsPage }),
    frame: 'shop',
    listed: true,
    access: 'anybody',
  },
  {
    path: '/return',
    source: 'src/features/legal/ReturnPage.tsx',
    load: async () => ({ Component: (await import('./ReturnPage.tsx')).ReturnPage }),
    frame: 'shop',
    listed: true,
    access: 'anybody',
  },
];
