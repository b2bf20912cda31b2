import { isUtf8 } from 'node:buffer';
import { decode } from 'iconv-lite';
import { readSeparatedValues, type SeparatedRow } from './separated-values.ts';

export type CsvFile =
  | { readonly outcome: 'read'; readonly rows: readonly SeparatedRow[] }
  | { readonly outcome: 'unreadable' | 'tooManyRows' };

const BROKEN_CHARACTER = '\uFFFD';

export function countBroken(text: string): number {
  let count = 0;
  for (let at = text.indexOf(BROKEN_CHARACTER); at >= 0; at = text.indexOf(BROKEN_CHARACTER, at + 1)) count += 1;
  return count;
}

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

/** Reads comma, semicolon or tab separated values out of a file. Blank rows do not count. */
export async function readCsv(bytes: Uint8Array, maximumRows: number): Promise<CsvFile> {
  const text = decodeText(bytes);
  if (text === null) return { outcome: 'unreadable' };
  const read = await readSeparatedValues(text, maximumRows);
  if ('rows' in read) return { outcome: 'read', rows: read.rows };
  return { outcome: read.refused === 'tooManyRows' ? 'tooManyRows' : 'unreadable' };
}
