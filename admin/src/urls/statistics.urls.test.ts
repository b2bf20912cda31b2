import { describe, expect, it } from 'vitest';
import { statisticsUrl, statisticsView } from './statistics.urls.ts';

const readView = (url: string) => statisticsView(new URL(url, 'http://shop').searchParams);

describe('The address of statistics (STATISTICS-8)', () => {
  it('has no parameters by default', () => {
    expect(statisticsUrl('users')).toBe('/stat');
    expect(readView('/stat')).toEqual({ market: 'KR', period: 'DAYS_30' });
  });

  it('includes the store and the period', () => {
    const view = { market: 'US', period: 'DAYS_365' } as const;
    expect(statisticsUrl('website', view)).toBe('/stat2?market=US&period=DAYS_365');
    expect(readView(statisticsUrl('regions', view))).toEqual(view);
  });

  it.each(['period=DAYS_31', 'period=', 'period=constructor', 'market=JP&period=30'])(
    'uses the defaults for %s',
    (query) => {
      expect(readView(`/ecommerce?${query}`)).toEqual({ market: 'KR', period: 'DAYS_30' });
    },
  );
});
