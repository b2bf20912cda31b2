import { isUtf8 } from 'node:buffer';
import { decode } from 'iconv-lite';
import { readSeparatedValues, type SeparatedRow } from './separated-values.ts';

export type CsvFile = { readonly rows: readonly SeparatedRow[] } | { readonly refused: 'unreadable' | 'tooManyRows' };

const BROKEN_CHARACTER = '\uFFFD';

export function countBroken(text: string): number {
  let count = 0;
  for (let at = text.indexOf(BROKEN_CHARACTER); at >= 0; at = text.indexOf(BROKEN_CHARACTER, at + 1)) count += 1;
  return count;
}

/** The encoding named by a byte order mark at the beginning. */
function findMarked(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/**
 * The text of a file: UTF-16 with a byte order mark, which Excel calls Unicode, otherwise UTF-8 or CP949, the Windows extension
 * of EUC-KR that Korean software and banks write. Bytes that are invalid in the likelier of the two become U+FFFD. Null for
 * workbooks and other files that are not text.
 */
export function decodeLeniently(bytes: Uint8Array): string | null {
  const marked = findMarked(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  if (bytes.includes(0)) return null;
  const utf8 = new TextDecoder().decode(bytes);
  if (isUtf8(bytes)) return utf8;
  // Not by a TextDecoder: Node's only supports EUC-KR without the Windows extension.
  const cp949 = decode(Buffer.from(bytes), 'cp949');
  return countBroken(utf8) <= countBroken(cp949) ? utf8 : cp949;
}

/** The same; also null if a byte is invalid. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decodeLeniently(bytes);
  return text === null || text.includes(BROKEN_CHARACTER) ? null : text;
}

/** Parses comma, semicolon or tab separated values from a file. Blank rows are skipped. */
export async function readCsv(bytes: Uint8Array, maximumRows: number): Promise<CsvFile> {
  const text = decodeText(bytes);
  if (text === null) return { refused: 'unreadable' };
  const read = await readSeparatedValues(text, maximumRows);
  return 'rows' in read || read.refused === 'tooManyRows' ? read : { refused: 'unreadable' };
}
