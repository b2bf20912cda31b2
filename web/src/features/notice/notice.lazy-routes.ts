import type { FurtherScreenRoute } from '../../app/screen-route.ts';

export const routes: readonly FurtherScreenRoute[] = [
  {
    path: '/message-board',
    source: 'src/features/notice/NoticeBoardPage.tsx',
    load: async () => {
      const { NoticeBoardPage, loadBoard } = await import('./NoticeBoardPage.tsx');
      return { Component: NoticeBoardPage, loader: loadBoard };
    },
    frame: 'shop',
    listed: false,
    access: 'anybody',
  },
  {
    path: '/message-board/:id',
    source: 'src/features/notice/NoticePage.tsx',
    load: async () => {
      const { NoticePage, loadNotice } = await import('./NoticePage.tsx');
      return { Component: NoticePage, loader: loadNotice };
    },
    frame: 'shop',
    listed: false,
    access: 'anybody',
  },
];
