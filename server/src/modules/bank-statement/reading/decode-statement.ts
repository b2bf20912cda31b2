import { countBroken, decodeLeniently } from '../../../common/csv-file.ts';

/** Share of invalid characters above which the encoding counts as unknown. */
const MOST_BROKEN = 0.1;

export type Decoded = { readonly text: string } | { readonly refused: 'spreadsheet' | 'unreadable' };

const startsWith = (bytes: Uint8Array, ...first: readonly number[]) => first.every((byte, at) => bytes[at] === byte);

/** Files of Excel, old (OLE) and new (ZIP), and pages that banks call `.xls`. */
function isSpreadsheet(bytes: Uint8Array): boolean {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0) || startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return true;
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 1_000));
  return /<(!doctype html|html|table|\?xml)\b/i.test(beginning);
}

/** Considers only characters outside ASCII. */
function isMostlyBroken(text: string): boolean {
  const broken = countBroken(text);
  let foreign = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x7f) foreign += 1;
  return broken > foreign * MOST_BROKEN;
}

/** Decodes a statement. A few invalid characters are tolerated, so that one broken row does not reject the others. */
export function decodeStatement(bytes: Uint8Array): Decoded {
  if (isSpreadsheet(bytes)) return { refused: 'spreadsheet' };
  const text = decodeLeniently(bytes);
  return text === null || isMostlyBroken(text) ? { refused: 'unreadable' } : { text };
}
