import type { RouteObject } from 'react-router';
import { STATISTICS_PATH } from '../../urls/statistics.urls.ts';

export const routes: readonly RouteObject[] = [
  {
    path: STATISTICS_PATH.users,
    lazy: async () => ({ Component: (await import('./UserStatisticsPage.tsx')).UserStatisticsPage }),
  },
  {
    path: STATISTICS_PATH.website,
    lazy: async () => ({ Component: (await import('./WebsiteStatisticsPage.tsx')).WebsiteStatisticsPage }),
  },
  {
    path: STATISTICS_PATH.regions,
    lazy: async () => ({ Component: (await import('./RegionStatisticsPage.tsx')).RegionStatisticsPage }),
  },
  {
    path: STATISTICS_PATH.sales,
    lazy: async () => ({ Component: (await import('./SaleStatisticsPage.tsx')).SaleStatisticsPage }),
  },
];
