import type { LazyScreenRoute } from '../../app/screen-route.ts';

export const routes: readonly LazyScreenRoute[] = [
  {
    path: '/message-board',
    source: 'src/features/announcement/AnnouncementBoardPage.tsx',
    load: async () => {
      const { AnnouncementBoardPage, loadBoard } = await import('./AnnouncementBoardPage.tsx');
      return { Component: AnnouncementBoardPage, loader: loadBoard };
    },
    frame: 'shop',
    listed: false,
    access: 'anybody',
  },
  {
    path: '/message-board/:id',
    source: 'src/features/announcement/AnnouncementPage.tsx',
    load: async () => {
      const { AnnouncementPage, loadAnnouncement } = await import('./AnnouncementPage.tsx');
      return { Component: AnnouncementPage, loader: loadAnnouncement };
    },
    frame: 'shop',
    listed: false,
    access: 'anybody',
  },
];
