import { describe, expect, it } from 'vitest';
import { statisticsUrl, statisticsView } from './statistics.urls.ts';

const viewOf = (url: string) => statisticsView(new URL(url, 'http://shop').searchParams);

describe('The address of statistics', () => {
  it('is short for what they open with', () => {
    expect(statisticsUrl('users')).toBe('/stat');
    expect(viewOf('/stat')).toEqual({ market: 'KR', days: 30 });
  });

  it('holds the store and the days', () => {
    const view = { market: 'US', days: 365 } as const;
    expect(statisticsUrl('website', view)).toBe('/stat2?market=US&days=365');
    expect(viewOf(statisticsUrl('regions', view))).toEqual(view);
  });

  it.each(['days=31', 'days=', 'days=1e9', 'market=JP&days=-10'])('means the usual with %s', (query) => {
    expect(viewOf(`/ecommerce?${query}`)).toEqual({ market: 'KR', days: 30 });
  });
});
