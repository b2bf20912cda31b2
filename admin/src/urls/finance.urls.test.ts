import { describe, expect, it } from 'vitest';
import { financeUrl, financeView } from './finance.urls.ts';

describe('the address of the finance screen', () => {
  it('is bare for what the screen first shows', () => {
    expect(financeUrl()).toBe('/finance');
    expect(financeView(new URLSearchParams())).toEqual({ trail: [], market: 'KR', month: null, bookTrail: [] });
  });

  it('holds store, month and both lists, and leads back to them', () => {
    const view = { trail: ['pi_1', 'pi_2'], market: 'US', month: '2026-03', bookTrail: ['c/+='] } as const;
    const url = financeUrl(view);
    expect(url).toBe('/finance?market=US&month=2026-03&after=pi_1&after=pi_2&bookAfter=c%2F%2B%3D');
    expect(financeView(new URLSearchParams(url.split('?')[1]))).toEqual(view);
  });

  it.each(['2026-13', '2026-3', 'march', '2026-00'])('takes %s for no month', (month) => {
    expect(financeView(new URLSearchParams({ month, market: 'FR' }))).toMatchObject({ month: null, market: 'KR' });
  });
});
