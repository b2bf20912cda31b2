import { describe, expect, it } from 'vitest';
import { readReturnListView, returnListUrl, returnUrl, toReturnFilter } from './returns.urls.ts';

const query = (url: string) => new URLSearchParams(url.split('?')[1] ?? '');

describe('the address of a list of returns', () => {
  it('shows what waits for staff unless it says otherwise', () => {
    expect(returnListUrl('KR')).toBe('/returns_ko');
    expect(readReturnListView(query('/returns_ko'))).toEqual({ choice: 'TO_DO', trail: [] });
  });

  it('keeps the choice and the pages before', () => {
    const url = returnListUrl('US', 'APPROVED', ['a', 'b']);
    expect(readReturnListView(query(url))).toEqual({ choice: 'APPROVED', trail: ['a', 'b'] });
  });

  it('ignores choices that there are not', () => {
    expect(readReturnListView(query('/returns_ko?show=LOST')).choice).toBe('TO_DO');
  });

  it('asks the API for the states of the choice', () => {
    expect(toReturnFilter('KR', 'TO_DO').states).toEqual(['REQUESTED', 'IN_TRANSIT', 'RECEIVED', 'INSPECTED']);
    expect(toReturnFilter('KR', 'SETTLED')).toEqual({ market: 'KR', states: ['SETTLED'], isOverdue: false });
    expect(toReturnFilter('US', 'ALL')).toEqual({ market: 'US', states: [], isOverdue: false });
    expect(toReturnFilter('US', 'OVERDUE')).toEqual({ market: 'US', states: [], isOverdue: true });
  });
});

it('names the store and the number of a return', () => {
  expect(returnUrl({ number: 'RT-261126-ABCDEFGH', market: 'KR' })).toBe('/return_ko/RT-261126-ABCDEFGH');
});
