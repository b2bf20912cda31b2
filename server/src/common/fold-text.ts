import { normaliseLine } from '@eunbit/schema/typed-line';

/** Accents of Latin letters; in other scripts, combining marks are letters of their own. */
const ACCENTS = /[\u0300-\u036f]/g;
/**
 * Characters that people omit or write in different ways: spaces, dashes, brackets, dots between names, apostrophes, the number
 * sign.
 */
const LEFT_OUT = /[\s\p{Dash}()·'’‘ʼ`#]/gu;

/**
 * Names, addresses and numbers in the form that staff searches compare: without accents, case, and characters that people omit.
 * Hangul is composed to one normal form.
 */
export function foldText(text: string): string {
  return normaliseLine(text).normalize('NFD').replace(ACCENTS, '').normalize('NFC').toLowerCase().replace(LEFT_OUT, '');
}
