import type { PersonName } from '@eunbit/schema/person-name';
import { foldText } from './fold-text.ts';
import { toLiteralPattern } from './literal-pattern.ts';

/** Maximum words of a name that are indexed: a longer text is not a name. */
const MAXIMUM_WORDS = 8;
/** Scripts without spaces between the parts of a name, so that each character may begin one. */
const UNSPACED = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Shorter texts only match whole keys: as a prefix, one letter would match a fifth of all people. */
const SHORTEST_BEGINNING = { spaced: 3, unspaced: 2 };

/** The parts of a name at which a match may begin: words, or characters in scripts without spaces. */
function toParts(name: string): string[] {
  const words = name.split(/[\s\p{Dash}·]+/u).map(foldText);
  return words
    .flatMap((word) => (UNSPACED.test(word) ? [...word] : [word]))
    .filter((part) => part !== '')
    .slice(0, MAXIMUM_WORDS);
}

/** The suffixes of a name that begin with one of its parts. */
const endsOf = (parts: readonly string[]): string[] => parts.map((_part, at) => parts.slice(at).join(''));

/**
 * The keys by which staff find a person by a part of the name: a search matches their prefixes. With the family name first and
 * last, since people write both.
 */
export function buildNameKeys({ firstName, lastName }: PersonName): string[] {
  const [given, family] = [toParts(firstName), toParts(lastName)];
  const whole = [given.join(''), family.join('')].filter((name) => name !== '');
  return [...new Set([...whole, ...endsOf([...family, ...given]), ...endsOf([...given, ...family])])];
}

/** A search text as a whole key, and as a prefix if it is long enough; null if it is empty. */
export function searchedName(text: string): { readonly whole: string; readonly beginning: RegExp | null } | null {
  const whole = foldText(text);
  if (whole === '') return null;
  const shortest = SHORTEST_BEGINNING[UNSPACED.test(whole) ? 'unspaced' : 'spaced'];
  return { whole, beginning: [...whole].length < shortest ? null : new RegExp(`^${toLiteralPattern(whole)}`) };
}

/**
 * The same as the default of a model, so that records need not set them. An upsert has no document to derive them from, and sets
 * the keys itself.
 */
export function ownNameKeys(this: PersonName | null): string[] | undefined {
  return this ? buildNameKeys(this) : undefined;
}
