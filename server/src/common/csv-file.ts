import { isUtf8 } from 'node:buffer';
import { type CsvError, parse } from 'csv-parse/sync';
import { decode } from 'iconv-lite';

export type CsvFile =
  | { readonly outcome: 'read'; readonly rows: readonly (readonly string[])[] }
  | { readonly outcome: 'unreadable' | 'tooManyRows' };

/** Longest line that is read, in characters: a quote that never ends must not swallow the file. */
const LONGEST_LINE = 64 * 1024;

const BROKEN_CHARACTER = '\uFFFD';

export const countBroken = (text: string) => text.split(BROKEN_CHARACTER).length - 1;

/** The encoding that a mark at the beginning names. */
function findMarked(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/**
 * The text of a file: UTF-16 with its mark, which Excel calls Unicode, else UTF-8 or EUC-KR with the letters that Windows
 * adds to it, which is what Korean programs and banks write. Bytes that are no letter in the likelier of the two are
 * U+FFFD. Null for workbooks and other files that are no text.
 */
export function decodeLeniently(bytes: Uint8Array): string | null {
  const marked = findMarked(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  if (bytes.includes(0)) return null;
  const utf8 = new TextDecoder().decode(bytes);
  if (isUtf8(bytes)) return utf8;
  // Not by a TextDecoder: Node's knows EUC-KR without the letters of Windows.
  const cp949 = decode(Buffer.from(bytes), 'cp949');
  return countBroken(utf8) <= countBroken(cp949) ? utf8 : cp949;
}

/** The same; null also where a byte is broken. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decodeLeniently(bytes);
  return text === null || text.includes(BROKEN_CHARACTER) ? null : text;
}

/** Lines that are looked at to find what separates the cells. */
const LINES_LOOKED_AT = 50;

/**
 * The separator of a file: what most of the first lines have. Text copied out of a spreadsheet has tabs, beside amounts
 * with commas, so of equals a tab comes first.
 */
export function findSeparator(text: string): string {
  const lines = text.split('\n', LINES_LOOKED_AT);
  const count = (separator: string) => lines.filter((line) => line.includes(separator)).length;
  return ['\t', ';', ','].reduce((best, one) => (count(one) > count(best) ? one : best));
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
