import { toReadable } from '@eunbit/schema/public-number';
import { normaliseLine } from '@eunbit/schema/typed-line';

/** Legal forms of companies, as they are after NFKC normalisation. */
const COMPANY_FORM = /\((주|유|사|재|합|학)\)|주식회사|유한회사|유한책임회사|사단법인|재단법인/g;
/** Minimum length of a truncated name in EUC-KR bytes: three syllables. */
const FEWEST_BYTES = 6;

/**
 * Normalises a name for comparison: removes legal forms of companies, blanks, signs, and digits that depositors add, such as an
 * order or phone number. ㈜ and full-width letters become (주) and plain ones (NFKC).
 */
export function normaliseName(text: string): string {
  const bare = normaliseLine(text)
    .toLowerCase()
    .replace(COMPANY_FORM, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
  const letters = bare.replace(/\p{N}/gu, '');
  return letters === '' ? bare : letters;
}

/** Length of a name in EUC-KR bytes, by which banks truncate. */
function eucKrLength(name: string): number {
  return [...name].reduce((bytes, character) => bytes + (character > '\u007F' ? 2 : 1), 0);
}

/** Prefixes of a normalised name to which a bank may have truncated it. */
export function cutNames(name: string): string[] {
  const characters = [...name];
  return characters
    .map((_character, length) => characters.slice(0, length).join(''))
    .filter((beginning) => eucKrLength(beginning) >= FEWEST_BYTES);
}

/** Length of the random part of an order number, at its end. */
const RANDOM_PART = 8;

export function randomPart(orderNumber: string): string {
  return orderNumber.replace(/[^0-9A-Z]/g, '').slice(-RANDOM_PART);
}

/** Every run of eight letters and digits in a text; one may be the random part of an order number. */
export function runsOf(text: string): string[] {
  const bare = toReadable(
    normaliseLine(text)
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, ''),
  );
  return Array.from({ length: Math.max(bare.length - RANDOM_PART + 1, 0) }, (_none, at) =>
    bare.slice(at, at + RANDOM_PART),
  );
}
