import type { RouteObject } from 'react-router';
import { STATISTICS_PATH } from '../../urls/statistics.urls.ts';

/** Charts of visits and sales, each screen with what it draws with in chunks of its own. */
export const STATISTICS_ROUTES: RouteObject[] = [
  {
    path: STATISTICS_PATH.users,
    lazy: async () => {
      const { UserStatisticsPage } = await import('./UserStatisticsPage.tsx');
      return { element: <UserStatisticsPage /> };
    },
  },
  {
    path: STATISTICS_PATH.website,
    lazy: async () => {
      const { WebsiteStatisticsPage } = await import('./WebsiteStatisticsPage.tsx');
      return { element: <WebsiteStatisticsPage /> };
    },
  },
  {
    path: STATISTICS_PATH.regions,
    lazy: async () => {
      const { RegionStatisticsPage } = await import('./RegionStatisticsPage.tsx');
      return { element: <RegionStatisticsPage /> };
    },
  },
  {
    path: STATISTICS_PATH.sales,
    lazy: async () => {
      const { SaleStatisticsPage } = await import('./SaleStatisticsPage.tsx');
      return { element: <SaleStatisticsPage /> };
    },
  },
];
