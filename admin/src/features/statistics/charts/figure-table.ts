import { BYTE_ORDER_MARK, csvLine } from '@eunbit/schema/csv';

/** A column of figures or names. */
export interface FigureColumn {
  readonly title: string;
  /** How a figure is shown; in the file it stands as it is. Left out for names. */
  readonly format?: (value: number) => string;
}

type Cell = string | number | null;

/** The figures behind a chart, as people read them who do not see it, or take them elsewhere. */
export interface FigureTable {
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly (readonly Cell[])[];
}

/** What a cell says: a figure that nothing is known of is a dash. */
export function cellText(cell: Cell, { format }: FigureColumn): string {
  if (cell === null) return '–';
  return typeof cell === 'number' && format ? format(cell) : String(cell);
}

/** A table as a file that spreadsheets open. */
export function toCsv({ columns, rows }: FigureTable): string {
  return BYTE_ORDER_MARK + [columns.map(({ title }) => title), ...rows].map((row) => csvLine(row)).join('');
}
