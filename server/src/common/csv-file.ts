import { isUtf8 } from 'node:buffer';
import { type CsvError, parse } from 'csv-parse/sync';
import { decode } from 'iconv-lite';

export type CsvFile =
  | { readonly outcome: 'read'; readonly rows: readonly (readonly string[])[] }
  | { readonly outcome: 'unreadable' | 'tooManyRows' };

/** Longest line that is read, in characters: a quote that never ends must not swallow the file. */
const LONGEST_LINE = 64 * 1024;

/**
 * The text of a file: UTF-8, else EUC-KR with the letters that Windows adds to it, which is what Korean programs and Excel
 * write. Null for what is neither, and for workbooks and other files that are no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  // Not by a TextDecoder: Node's knows EUC-KR without the letters of Windows.
  const text = decode(Buffer.from(bytes), 'cp949');
  return text.includes('\uFFFD') ? null : text;
}

/** The separator of a file: what the first lines that have any have most of. Text copied out of a spreadsheet has tabs. */
function findSeparator(text: string): string {
  const beginning = text.split('\n', 10).join('\n');
  const count = (separator: string) => beginning.split(separator).length;
  return ['\t', ';'].reduce((best, one) => (count(one) > count(best) ? one : best), ',');
}

/**
 * Reads comma, semicolon or tab separated values. A row's place in the answer is its place in the spreadsheet; rows may
 * have different numbers of cells. Empty rows at the end do not count.
 */
export function readCsv(bytes: Uint8Array, maximumRows: number): CsvFile {
  const text = decodeText(bytes)?.trimEnd();
  if (text === undefined) return { outcome: 'unreadable' };
  try {
    const rows = parse(text, {
      delimiter: findSeparator(text),
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      to: maximumRows + 1,
      max_record_size: LONGEST_LINE,
    }) as string[][];
    return rows.length > maximumRows ? { outcome: 'tooManyRows' } : { outcome: 'read', rows };
  } catch (error) {
    if ((error as CsvError).code?.startsWith('CSV_')) return { outcome: 'unreadable' };
    throw error;
  }
}
