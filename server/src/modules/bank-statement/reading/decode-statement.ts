import iconv from 'iconv-lite';

/** What a byte sequence becomes that no character has. */
export const BROKEN_CHARACTER = '\uFFFD';

/** Above this share of broken characters a text is in no encoding that is known here. */
const MOST_BROKEN = 0.1;

export type Decoded = { readonly text: string } | { readonly refused: 'spreadsheet' | 'unreadable' };

const startsWith = (bytes: Uint8Array, ...first: readonly number[]) => first.every((byte, at) => bytes[at] === byte);

/** Files of Excel, old (OLE) and new (ZIP), and pages that banks call `.xls`. */
function isSpreadsheet(bytes: Uint8Array): boolean {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0) || startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return true;
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 1_000));
  return /<(!doctype html|html|table|\?xml)\b/i.test(beginning);
}

const countBroken = (text: string) => text.split(BROKEN_CHARACTER).length - 1;

/** Of the letters outside ASCII. */
function isMostlyBroken(text: string): boolean {
  const foreign = text.match(/\P{ASCII}/gu)?.length ?? 0;
  return countBroken(text) > foreign * MOST_BROKEN;
}

/**
 * The text of a statement. Korean banks write EUC-KR with the letters that Microsoft added (CP949), which Node's own
 * `TextDecoder` does not know; spreadsheets write UTF-8, or UTF-16 with a mark. A row with a broken byte must not cost
 * the others: of both readings the one with fewer broken characters is taken.
 */
export function decodeStatement(bytes: Uint8Array): Decoded {
  if (isSpreadsheet(bytes)) return { refused: 'spreadsheet' };
  if (startsWith(bytes, 0xff, 0xfe)) return { text: new TextDecoder('utf-16le').decode(bytes) };
  if (startsWith(bytes, 0xfe, 0xff)) return { text: new TextDecoder('utf-16be').decode(bytes) };
  if (bytes.includes(0)) return { refused: 'unreadable' };

  const [utf8, cp949] = [new TextDecoder().decode(bytes), iconv.decode(Buffer.from(bytes), 'cp949')];
  const text = countBroken(utf8) <= countBroken(cp949) ? utf8 : cp949;
  return isMostlyBroken(text) ? { refused: 'unreadable' } : { text };
}
