import { describe, expect, it } from 'vitest';
import { cellText, type FigureTable, toCsv } from './figure-table.ts';

const percent = { title: 'Share', format: (value: number) => `${value * 100}%` };
const TABLE: FigureTable = {
  columns: [{ title: 'Search' }, percent],
  rows: [
    ['=SUM(A1)', 0.5],
    ['물티슈', null],
  ],
};

describe('The figures behind a chart', () => {
  it('are formatted by their column, and shown as a dash if empty', () => {
    expect(cellText(0.5, percent)).toBe('50%');
    expect(cellText(null, percent)).toBe('–');
    expect(cellText('물티슈', { title: 'Search' })).toBe('물티슈');
  });

  it("are exported as plain figures, with formulas in visitors' texts escaped", () => {
    expect(toCsv(TABLE)).toBe('\uFEFFSearch,Share\r\n"\'=SUM(A1)",0.5\r\n물티슈,\r\n');
  });
});
