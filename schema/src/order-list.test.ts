import { describe, expect, it } from 'vitest';
import {
  calendarDay,
  findWrongParameter,
  isFiltered,
  NO_FILTER,
  readOrderFilter,
  writeOrderFilter,
} from './order-list.ts';

describe('the filter of an order list (ORDER-19)', () => {
  it('is read from an address as it was written', () => {
    const filter = {
      status: 'ORDER_DELAYED',
      customerKind: 'GUEST',
      fulfilmentStatus: 'PARTLY_SHIPPED',
      paymentMethod: 'CARD',
      paymentSummary: 'PARTLY_REFUNDED',
      attention: 'DELAY_OVERDUE',
      from: '2026-02-28',
      to: '2026-03-02',
      productId: '0123456789abcdef01234567',
      tag: '선물 포장',
      assigneeId: '0123456789abcdef01234567',
      search: '김 & co=?',
    } as const;

    expect(readOrderFilter(new URLSearchParams(String(writeOrderFilter(filter))))).toEqual(filter);
    expect(isFiltered(filter)).toBe(true);
  });

  it('is an empty query if nothing is filtered', () => {
    expect(String(writeOrderFilter(NO_FILTER))).toBe('');
    expect(readOrderFilter(new URLSearchParams())).toEqual(NO_FILTER);
    expect(isFiltered(NO_FILTER)).toBe(false);
  });

  it.each([
    'status=LOST',
    'status=toString',
    'customer=ROBOT',
    'payment=',
    'paid=yes',
    'attention=x',
    'from=2026-02-30',
    'to=yesterday',
    'product={"$ne":1}',
  ])('ignores %s', (query) => {
    expect(readOrderFilter(new URLSearchParams(query))).toEqual(NO_FILTER);
  });
});

describe('a parameter of an address (ORDER-45)', () => {
  it.each([
    ['status=LOST', 'status'],
    ['from=0026-01-01', 'from'],
    ['from=2026-03-02&to=2026-02-30', 'to'],
    ['product=1', 'product'],
    ['stauts=ORDER_SHIPPED', 'stauts'],
    [`search=${'x'.repeat(101)}`, 'search'],
    ['sort=SIDEWAYS', 'sort'],
  ])('is reported as wrong in %s', (query, name) => {
    expect(findWrongParameter(new URLSearchParams(query), ['market'])).toBe(name);
  });

  it('may be empty, or one that the caller allows', () => {
    const query = 'market=KR&status=&from=2026-03-02&search=mina&tag=vip';
    expect(findWrongParameter(new URLSearchParams(query), ['market'])).toBeNull();
  });
});

describe('a calendar day', () => {
  it.each([
    '0026-01-01',
    '1999-12-31',
    '3000-01-01',
    '9999-12-31',
    '2026-02-29',
    '2026-13-01',
    '26-01-01',
    '2026-1-1',
    '0000-00-00',
    '2026-01-01T00:00',
  ])('is not %s', (text) => {
    expect(calendarDay(text)).toBeNull();
  });

  it('is one that exists', () => {
    expect(calendarDay('2028-02-29')).toBe('2028-02-29');
  });
});
