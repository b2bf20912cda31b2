import { decode, encode } from 'iconv-lite';

/** EUC-KR with the letters that Windows adds to it. */
const CODE_PAGE = 'cp949';

/** What stands for a letter that the code page does not have: the nearest, where Unicode itself names none. */
const NEAREST: Readonly<Record<string, string>> = { '©': '(c)', Đ: 'D', '〜': '~', '⁄': '/' };

const isWritten = (text: string): boolean => decode(encode(text, CODE_PAGE), CODE_PAGE) === text;

/** The nearest that the code page has: `é` is `e`, `–` is `-`; null if nothing fits. */
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

/** A text in EUC-KR; a question mark stands for a letter for which nothing fits. */
export function encodeEucKr(text: string): Buffer {
  return encode([...text.normalize('NFC')].map((letter) => findNearest(letter) ?? '?').join(''), CODE_PAGE);
}

/** The letters of a text for which EUC-KR has nothing, each once. */
export function findCharactersOutsideEucKr(text: string): string[] {
  return [...new Set(text.normalize('NFC'))].filter((letter) => findNearest(letter) === null);
}
