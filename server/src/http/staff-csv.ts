import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, type CellValue, csvLine } from '@eunbit/schema/csv';
import type { StaffDownload, WrongParameter } from './staff-download.ts';
import { toWorkbook, XLSX_TYPE } from './workbook.ts';

export const CSV_TYPE = 'text/csv; charset=utf-8';

export type FileFormat = 'csv' | 'xlsx';

interface StaffList {
  /** File name without extension. */
  readonly name: string;
  readonly auditEntry: StaffDownload['auditEntry'];
  readonly headings: readonly string[];
  readonly rows: AsyncIterable<readonly CellValue[]>;
}

/** The requested format, CSV by default; null if the format is unknown. */
export function findFileFormat(query: URLSearchParams): FileFormat | null {
  const format = query.get('format') ?? 'csv';
  return format === 'csv' || format === 'xlsx' ? format : null;
}

async function* toCsvLines({ headings, rows }: StaffList): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(headings);
  for await (const row of rows) yield csvLine(row);
}

/** A list as a file: CSV, streamed while it is read, or a workbook, in which phones, postcodes and order numbers remain text. */
export async function toListDownload(
  format: FileFormat | null,
  list: StaffList,
): Promise<StaffDownload | WrongParameter | 'tooManyRows'> {
  const { name, auditEntry } = list;
  if (format === null) return { wrong: 'format' };
  if (format === 'csv')
    return { name: `${name}.csv`, type: CSV_TYPE, auditEntry, body: Readable.from(toCsvLines(list)) };
  const body = await toWorkbook(list);
  return body ? { name: `${name}.xlsx`, type: XLSX_TYPE, auditEntry, body } : 'tooManyRows';
}
