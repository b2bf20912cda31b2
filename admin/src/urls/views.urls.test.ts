import { describe, expect, it } from 'vitest';
import { listEntryUrl, readViewQuery, viewUrl } from './views.urls.ts';

describe('a saved view', () => {
  it('is opened by an address of its list', () => {
    expect(viewUrl({ list: 'ORDERS_US', query: 'status=ORDER_DELAYED' })).toBe('/orders_us?status=ORDER_DELAYED');
  });

  it('is recognised by its filter, on any of its pages', () => {
    expect(readViewQuery('EMAILS', '?page=4&state=FAILED')).toBe('state=FAILED');
  });
});

describe('the menu', () => {
  const view = { list: 'REVIEWS', query: 'queue=UNANSWERED', isDefault: true } as const;

  it('opens a list with its default view', () => {
    expect(listEntryUrl('/reviews', [{ ...view, isDefault: false, query: 'market=KR' }, view])).toBe(
      '/reviews?queue=UNANSWERED',
    );
  });

  it('opens the whole list if it has no default view, whatever views other lists have', () => {
    expect(listEntryUrl('/reviews', [{ ...view, isDefault: false }])).toBe('/reviews');
    expect(listEntryUrl('/requests', [view])).toBe('/requests');
  });
});
