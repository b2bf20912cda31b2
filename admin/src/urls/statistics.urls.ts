import type { Market } from '@eunbit/schema/market';
import { DEFAULT_STATISTICS_PERIOD, STATISTICS_PERIODS, type StatisticsPeriod } from '@eunbit/schema/statistics';
import { listUrl, readChoice } from '../app/list-url.ts';

/** The screens of statistics and their addresses below `/admin`. */
export const STATISTICS_PATH = {
  users: '/stat',
  website: '/stat2',
  regions: '/stat3',
  sales: '/ecommerce',
} as const;
export type StatisticsScreen = keyof typeof STATISTICS_PATH;
export const STATISTICS_SCREENS = ['users', 'website', 'regions', 'sales'] as const satisfies StatisticsScreen[];

export interface StatisticsView {
  readonly market: Market;
  readonly period: StatisticsPeriod;
}

export function statisticsUrl(screen: StatisticsScreen, view: Partial<StatisticsView> = {}): string {
  const { market = 'KR', period = DEFAULT_STATISTICS_PERIOD } = view;
  return listUrl(STATISTICS_PATH[screen], {
    market: market === 'KR' ? null : market,
    period: period === DEFAULT_STATISTICS_PERIOD ? null : period,
  });
}

export function statisticsView(query: URLSearchParams): StatisticsView {
  return {
    market: query.get('market') === 'US' ? 'US' : 'KR',
    period: readChoice(query, 'period', STATISTICS_PERIODS) ?? DEFAULT_STATISTICS_PERIOD,
  };
}
