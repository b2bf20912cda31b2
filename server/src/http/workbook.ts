import type { CellValue } from '@eunbit/schema/csv';
import { MAXIMUM_WORKBOOK_ROWS } from '@eunbit/schema/order-list';
import type { Row, SheetData } from 'write-excel-file/node';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Excel's maximum length of a text cell. */
const LONGEST_TEXT = 32_767;
/** Characters that are not allowed in XML. */
const UNWRITABLE = /(?![\n\r\t])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;
/** Excel's width of a column, in characters. */
const COLUMN_WIDTH = 18;

const toText = (value: string): string => value.slice(0, LONGEST_TEXT).replace(UNWRITABLE, '');

/** Strings stay text, even if they look like numbers or formulas; only amounts and counts are numbers. */
function toCell(value: CellValue): Row[number] {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { value, type: Number };
  if (typeof value === 'string') return { value: toText(value), type: String, format: '@' };
  return { value: value.amount, type: Number, format: value.decimals === 0 ? '0' : `0.${'0'.repeat(value.decimals)}` };
}

/** A list as an Excel workbook; null if it has more rows than a process should hold in memory. */
export async function toWorkbook({
  headings,
  rows,
}: {
  readonly headings: readonly string[];
  readonly rows: AsyncIterable<readonly CellValue[]>;
}): Promise<Buffer | null> {
  const sheet: SheetData = [headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))];
  for await (const row of rows) {
    if (sheet.length > MAXIMUM_WORKBOOK_ROWS) return null;
    sheet.push(row.map(toCell));
  }
  // Loaded on demand: few downloads are workbooks.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const columns = headings.map(() => ({ width: COLUMN_WIDTH }));
  return writeExcelFile(sheet, { columns, stickyRowsCount: 1 }).toBuffer();
}
