import { describe, expect, it } from 'vitest';
import { parseColumnWidths, toWidthStyles, withColumnWidth } from './column-widths.ts';

describe('the column widths of the order list', () => {
  it('are restored within the readable range', () => {
    expect(parseColumnWidths({ email: 210.4, status: 1, total: 9_000 })).toEqual({
      email: 210,
      status: 64,
      total: 640,
    });
  });

  it.each([[null], [7], [[200]], [{ toString: 200, email: 'wide', city: null }]])(
    'are empty if %j was stored',
    (kept) => {
      expect(parseColumnWidths(kept)).toEqual({});
    },
  );

  it('are set and reset one by one', () => {
    const widths = withColumnWidth({ email: 200 }, 'status', 120);
    expect(widths).toEqual({ email: 200, status: 120 });
    expect(withColumnWidth(widths, 'email', null)).toEqual({ status: 120 });
  });

  it('apply to the column, whatever its place in the table', () => {
    expect(Object.keys(toWidthStyles(['status', 'email'], { email: 200, city: 90 }))).toEqual([
      '& tr > :nth-of-type(4):is(th, td)',
    ]);
  });
});
