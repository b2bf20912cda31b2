import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, csvLine } from '@eunbit/schema/csv';
import type { StaffDownload } from './staff-download.ts';

export const CSV_TYPE = 'text/csv; charset=utf-8';

interface StaffList {
  /** File name without extension. */
  readonly name: string;
  readonly look: StaffDownload['look'];
  readonly headings: readonly string[];
  readonly rows: AsyncIterable<readonly (string | number | null)[]>;
}

async function* toCsvLines({ headings, rows }: StaffList): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(headings);
  for await (const row of rows) yield csvLine(row);
}

/** A list as a CSV file, streamed while it is read. */
export function toCsvDownload(list: StaffList): StaffDownload {
  return { name: `${list.name}.csv`, type: CSV_TYPE, look: list.look, body: Readable.from(toCsvLines(list)) };
}
