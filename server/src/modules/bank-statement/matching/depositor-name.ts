import { toReadable } from '@eunbit/schema/public-number';
import { normaliseLine } from '@eunbit/schema/typed-line';

/** What companies carry beside their name, as `normaliseName` leaves it. */
const COMPANY_FORM = /\((주|유|사|재|합|학)\)|주식회사|유한회사|유한책임회사|사단법인|재단법인/g;
/** A name that a bank cut has at least this many bytes in EUC-KR: three syllables. */
const FEWEST_BYTES = 6;

/**
 * A name in the form in which names are compared: without the legal form of companies, blanks, signs, and the digits that
 * depositors add, such as those of an order or a phone. ㈜ and full-width letters become (주) and plain ones (NFKC).
 */
export function normaliseName(text: string): string {
  const bare = normaliseLine(text)
    .toLowerCase()
    .replace(COMPANY_FORM, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
  const letters = bare.replace(/\p{N}/gu, '');
  return letters === '' ? bare : letters;
}

/** Bytes that a bank needs for a name. */
function eucKrLength(name: string): number {
  return [...name].reduce((bytes, character) => bytes + (character > '\u007F' ? 2 : 1), 0);
}

/** Beginnings of a normalised name that can be what a bank left of it. */
export function cutNames(name: string): string[] {
  const characters = [...name];
  return characters
    .map((_character, length) => characters.slice(0, length).join(''))
    .filter((beginning) => eucKrLength(beginning) >= FEWEST_BYTES);
}

/** What of an order number is random: eight letters and digits at its end. */
const RANDOM_PART = 8;

export function randomPart(orderNumber: string): string {
  return orderNumber.replace(/[^0-9A-Z]/g, '').slice(-RANDOM_PART);
}

/** Every run of eight letters and digits in a text, of which one may be the random part of an order's number. */
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
