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

describe('the address of a list of returns', () => {
  it('shows what waits for staff unless it says otherwise', () => {
    expect(returnListUrl('KR')).toBe('/returns_ko');
    expect(readReturnListView(query('/returns_ko'))).toEqual({ choice: 'TO_DO', isNewestFirst: false, trail: [] });
  });

  it('keeps the choice, the order and the pages before', () => {
    const view = { choice: 'APPROVED', isNewestFirst: true, trail: ['a', 'b'] } as const;
    expect(readReturnListView(query(returnListUrl('US', view)))).toEqual(view);
  });

  it('ignores choices that there are not', () => {
    expect(readReturnListView(query('/returns_ko?show=LOST')).choice).toBe('TO_DO');
  });

  it('asks the API for the states of the choice', () => {
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

it('leads from a return to the order, or the draft, by which the goods were sent once more', () => {
  expect(replacementUrl('KR', 'EB-261126-ABCDEFGH')).toBe('/order_ko/EB-261126-ABCDEFGH');
  expect(replacementUrl('US', 'DR-261126-ABCDEFGH')).toBe('/draft_order_us/DR-261126-ABCDEFGH');
});

it('names the store and the number of a return', () => {
  expect(returnUrl({ number: 'RT-261126-ABCDEFGH', market: 'KR' })).toBe('/return_ko/RT-261126-ABCDEFGH');
});
