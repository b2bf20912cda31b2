import { describe, expect, it } from 'vitest';
import { parseColumnWidths, toWidthStyles, withColumnWidth } from './column-widths.ts';

describe('the widths of the columns of the order list', () => {
  it('are those that were kept, within what can be read', () => {
    expect(parseColumnWidths({ email: 210.4, status: 1, total: 9_000 })).toEqual({
      email: 210,
      status: 64,
      total: 640,
    });
  });

  it.each([[null], [7], [[200]], [{ toString: 200, email: 'wide', city: null }]])(
    'are none where %j was kept',
    (kept) => {
      expect(parseColumnWidths(kept)).toEqual({});
    },
  );

  it('are given and taken away one by one', () => {
    const widths = withColumnWidth({ email: 200 }, 'status', 120);
    expect(widths).toEqual({ email: 200, status: 120 });
    expect(withColumnWidth(widths, 'email', null)).toEqual({ status: 120 });
  });

  it('belong to the column, wherever it stands', () => {
    expect(Object.keys(toWidthStyles(['status', 'email'], { email: 200, city: 90 }))).toEqual([
      '& tr > :nth-of-type(4):is(th, td)',
    ]);
  });
});
