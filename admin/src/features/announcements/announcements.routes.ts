import type { RouteObject } from 'react-router';

export const routes: readonly RouteObject[] = [
  {
    path: 'board',
    lazy: async () => ({ Component: (await import('./AnnouncementListPage.tsx')).AnnouncementListPage }),
  },
  {
    path: 'board_add',
    lazy: async () => ({ Component: (await import('./AnnouncementPage.tsx')).AddAnnouncementPage }),
  },
  {
    path: 'board_modify/:id',
    lazy: async () => ({ Component: (await import('./AnnouncementPage.tsx')).EditAnnouncementPage }),
  },
];
