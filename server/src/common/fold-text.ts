import { normaliseLine } from '@eunbit/schema/typed-line';

/** Accents of Latin letters; the marks of other writings are letters of their own. */
const ACCENTS = /[\u0300-\u036f]/g;
/** What people leave out, or write in one of many ways: blanks, dashes of any length, brackets, dots between names, apostrophes, the sign of a number. */
const LEFT_OUT = /[\s\p{Dash}()·'’‘ʼ`#]/gu;

/**
 * Names, addresses and numbers in the form in which staff's searches compare them: without accents, case, and what people
 * leave out. Hangul is composed, whoever wrote it.
 */
export function foldText(text: string): string {
  return normaliseLine(text).normalize('NFD').replace(ACCENTS, '').normalize('NFC').toLowerCase().replace(LEFT_OUT, '');
}
