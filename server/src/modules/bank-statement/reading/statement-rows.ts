import { MAXIMUM_STATEMENT_ROWS } from '@eunbit/schema/bank-statement';
import { readSeparatedValues, type SeparatedRow, type SeparatedRows } from '../../../common/separated-values.ts';

export type StatementRow = Pick<SeparatedRow, 'line' | 'cells'>;

/** `="110-123"` prevents spreadsheets from reading a number; other formulas are kept as text. */
const toCell = (text: string) => /^="(.*)"$/s.exec(text)?.[1]?.trim() ?? text;

/** The rows of a statement. */
export async function readRows(
  text: string,
): Promise<{ readonly rows: readonly StatementRow[] } | Exclude<SeparatedRows, { rows: unknown }>> {
  const read = await readSeparatedValues(text, MAXIMUM_STATEMENT_ROWS);
  if ('refused' in read) return read;
  return { rows: read.rows.map(({ line, cells }) => ({ line, cells: cells.map(toCell) })) };
}
