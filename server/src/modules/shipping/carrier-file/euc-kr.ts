import { decode, encode } from 'iconv-lite';

/** EUC-KR with the Windows extension. */
const CODE_PAGE = 'cp949';

/** Replacements for characters outside the code page for which Unicode defines none. */
const NEAREST: Readonly<Record<string, string>> = { '©': '(c)', Đ: 'D', '〜': '~', '⁄': '/' };

const isWritten = (text: string): boolean => decode(encode(text, CODE_PAGE), CODE_PAGE) === text;

/** The nearest text in the code page: `é` becomes `e`, `–` becomes `-`; null if there is none. */
function findNearest(letter: string): string | null {
  if (isWritten(letter)) return letter;
  const plain = letter
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/\p{Dash}/gu, '-')
    .replace(/\p{Zs}/gu, ' ');
  const nearest = NEAREST[plain] ?? plain;
  return isWritten(nearest) ? nearest : null;
}

/** Encodes a text in EUC-KR, with a question mark for characters without a replacement. */
export function encodeEucKr(text: string): Buffer {
  return encode([...text.normalize('NFC')].map((letter) => findNearest(letter) ?? '?').join(''), CODE_PAGE);
}

/** The characters of a text without an equivalent in EUC-KR, each once. */
export function findCharactersOutsideEucKr(text: string): string[] {
  return [...new Set(text.normalize('NFC'))].filter((letter) => findNearest(letter) === null);
}
