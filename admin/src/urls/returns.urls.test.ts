import { describe, expect, it } from 'vitest';
import {
  type ReturnChoice,
  readReturnListView,
  replacementUrl,
  returnListUrl,
  returnUrl,
  toReturnFilter,
} from './returns.urls.ts';

const query = (url: string) => new URLSearchParams(url.split('?')[1] ?? '');

describe('the address of a returns list', () => {
  it('shows returns that are waiting for staff by default', () => {
    expect(returnListUrl('KR')).toBe('/returns_ko');
    expect(readReturnListView(query('/returns_ko'))).toEqual({ choice: 'TO_DO', isNewestFirst: false, trail: [] });
  });

  it('keeps the filter, the sorting and the previous pages', () => {
    const view = { choice: 'APPROVED', isNewestFirst: true, trail: ['a', 'b'] } as const;
    expect(readReturnListView(query(returnListUrl('US', view)))).toEqual(view);
  });

  it('ignores unknown filters', () => {
    expect(readReturnListView(query('/returns_ko?show=LOST')).choice).toBe('TO_DO');
  });

  it('requests the states of the filter from the API', () => {
    const filter = (market: 'KR' | 'US', choice: ReturnChoice) =>
      toReturnFilter(market, { choice, isNewestFirst: false });
    const rest = { isOverdue: false, isNewestFirst: false };
    expect(filter('KR', 'TO_DO').statuses).toEqual(['REQUESTED', 'IN_TRANSIT', 'RECEIVED', 'INSPECTED']);
    expect(filter('KR', 'SETTLED')).toEqual({ ...rest, market: 'KR', statuses: ['SETTLED'] });
    expect(filter('US', 'ALL')).toEqual({ ...rest, market: 'US', statuses: [] });
    expect(filter('US', 'OVERDUE')).toEqual({ ...rest, market: 'US', statuses: [], isOverdue: true });
    expect(toReturnFilter('US', { choice: 'ALL', isNewestFirst: true }).isNewestFirst).toBe(true);
  });
});

it('the address of a replacement is that of its order, or of its draft order', () => {
  expect(replacementUrl('KR', 'EB-261126-ABCDEFGH')).toBe('/order_ko/EB-261126-ABCDEFGH');
  expect(replacementUrl('US', 'DR-261126-ABCDEFGH')).toBe('/draft_order_us/DR-261126-ABCDEFGH');
});

it('the address of a return includes its store and number', () => {
  expect(returnUrl({ number: 'RT-261126-ABCDEFGH', market: 'KR' })).toBe('/return_ko/RT-261126-ABCDEFGH');
});
