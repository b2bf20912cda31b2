import { BYTE_ORDER_MARK, csvLine } from '@eunbit/schema/csv';

/** A column of figures or names. */
export interface FigureColumn {
  readonly title: string;
  /** Formats a figure for the table; the file has the raw value. Absent for names. */
  readonly format?: (value: number) => string;
}

type Cell = string | number | null;

/** The figures of a chart, for its table and its file. */
export interface FigureTable {
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Text of a cell; a dash for an unknown figure. */
export function cellText(cell: Cell, { format }: FigureColumn): string {
  if (cell === null) return '–';
  return typeof cell === 'number' && format ? format(cell) : String(cell);
}

/** A table as CSV. */
export function toCsv({ columns, rows }: FigureTable): string {
  return BYTE_ORDER_MARK + [columns.map(({ title }) => title), ...rows].map((row) => csvLine(row)).join('');
}
