import type { RequestKind } from '@eunbit/schema/support-request';
import type { RouteObject } from 'react-router';

const requestList = (kind: RequestKind): RouteObject => ({
  lazy: async () => {
    const { RequestListPage } = await import('./RequestListPage.tsx');
    return { element: <RequestListPage key={kind} kind={kind} /> };
  },
});

export const routes: readonly RouteObject[] = [
  { path: 'requests', ...requestList('MESSAGE') },
  { path: 'requests/b2b', ...requestList('PARTNERSHIP') },
  { path: 'request/:number', lazy: async () => ({ Component: (await import('./RequestPage.tsx')).RequestPage }) },
];
