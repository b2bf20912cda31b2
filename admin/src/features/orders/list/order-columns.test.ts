import { describe, expect, it } from 'vitest';
import { parseOrderColumns } from './order-columns.ts';

describe('the columns of the order list', () => {
  it('include status, name and email by default', () => {
    expect(parseOrderColumns(null)).toEqual(expect.arrayContaining(['status', 'lastName', 'firstName', 'email']));
    expect(parseOrderColumns(null)).not.toContain('tax');
  });

  it('are shown in the order of the list, not in the order in which they were chosen', () => {
    expect(parseOrderColumns(['tax', 'email', 'status'])).toEqual(['status', 'email', 'tax']);
    expect(parseOrderColumns([])).toEqual([]);
  });

  it.each([[{ length: 2 }], ['status'], [7]])('are the default ones if a browser stored %j', (kept) => {
    expect(parseOrderColumns(kept)).toEqual(parseOrderColumns(null));
  });

  it('omit a stored column that no longer exists', () => {
    expect(parseOrderColumns(['toString', 'city'])).toEqual(['city']);
  });
});
