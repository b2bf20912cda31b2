import { describe, expect, it } from 'vitest';
import { draftOrderListUrl, draftOrderListView, draftOrderUrl } from './draft-orders.urls.ts';

describe('the address of the draft orders', () => {
  it('says all that the list shows', () => {
    const view = { state: 'SENT', search: 'mina@mail.example', page: 2, member: 'a'.repeat(24) } as const;
    expect(draftOrderListView(new URL(draftOrderListUrl('KR', view), 'http://x').searchParams)).toEqual(view);
    expect(draftOrderListUrl('US')).toBe('/draft_orders_us');
  });

  it('is for nobody for what is no id', () => {
    expect(draftOrderListView(new URLSearchParams('member=../x')).member).toBeNull();
  });

  it('shows all for a state that there is not', () => {
    expect(draftOrderListView(new URLSearchParams('state=LOST')).state).toBeNull();
  });

  it('names the store of one', () => {
    expect(draftOrderUrl({ market: 'KR', number: 'DR-261126-AAAA1111' })).toBe('/draft_order_ko/DR-261126-AAAA1111');
  });
});
