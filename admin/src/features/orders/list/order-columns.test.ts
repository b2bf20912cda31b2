import { describe, expect, it } from 'vitest';
import { parseOrderColumns } from './order-columns.ts';

describe('the columns of the order list', () => {
  it('are at first those that staff find an order by', () => {
    expect(parseOrderColumns(null)).toEqual(expect.arrayContaining(['status', 'lastName', 'firstName', 'email']));
    expect(parseOrderColumns(null)).not.toContain('tax');
  });

  it('stand in the order of the list, whatever the order in which they were chosen', () => {
    expect(parseOrderColumns(['tax', 'email', 'status'])).toEqual(['status', 'email', 'tax']);
    expect(parseOrderColumns([])).toEqual([]);
  });

  it.each([[{ length: 2 }], ['status'], [7]])('are the usual ones where a browser kept %j', (kept) => {
    expect(parseOrderColumns(kept)).toEqual(parseOrderColumns(null));
  });

  it('leave out what the list no longer has', () => {
    expect(parseOrderColumns(['toString', 'city'])).toEqual(['city']);
  });
});
