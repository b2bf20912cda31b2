import { describe, expect, it } from 'vitest';
import { draftOrderListUrl, draftOrderListView, draftOrderUrl } from './draft-orders.urls.ts';

describe('the address of the draft orders list', () => {
  it('includes all that the list shows', () => {
    const member = 'a'.repeat(24);
    const view = { state: 'SENT', kind: 'REPLACEMENT', search: 'mina@mail.example', page: 2, member } as const;
    expect(draftOrderListView(new URL(draftOrderListUrl('KR', view), 'http://x').searchParams)).toEqual(view);
    expect(draftOrderListUrl('US')).toBe('/draft_orders_us');
  });

  it('ignores an invalid member id', () => {
    expect(draftOrderListView(new URLSearchParams('member=../x')).member).toBeNull();
  });

  it('ignores an unknown state or kind', () => {
    expect(draftOrderListView(new URLSearchParams('state=LOST&kind=GIFT'))).toMatchObject({ state: null, kind: null });
  });

  it('is built for one draft order with its store', () => {
    expect(draftOrderUrl({ market: 'KR', number: 'DR-261126-AAAA1111' })).toBe('/draft_order_ko/DR-261126-AAAA1111');
  });
});
