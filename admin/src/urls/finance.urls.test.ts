import { describe, expect, it } from 'vitest';
import { financeUrl, financeView } from './finance.urls.ts';

describe('the address of the finance screen', () => {
  it('has no parameters by default', () => {
    expect(financeUrl()).toBe('/finance');
    expect(financeView(new URLSearchParams())).toEqual({ trail: [], market: 'KR', month: null, bookTrail: [] });
  });

  it('includes store, month and both lists, and is read back', () => {
    const view = { trail: ['pi_1', 'pi_2'], market: 'US', month: '2026-03', bookTrail: ['c/+='] } as const;
    const url = financeUrl(view);
    expect(url).toBe('/finance?market=US&month=2026-03&after=pi_1&after=pi_2&bookAfter=c%2F%2B%3D');
    expect(financeView(new URLSearchParams(url.split('?')[1]))).toEqual(view);
  });

  it.each(['2026-13', '2026-3', 'march', '2026-00'])('ignores the month %s', (month) => {
    expect(financeView(new URLSearchParams({ month, market: 'FR' }))).toMatchObject({ month: null, market: 'KR' });
  });
});
