import type { Value } from '../bson/values.ts';
import { type CollationOptions, languageTag, readCollation } from './specification.ts';

/** String comparison by the rules of a language. */
export interface Collation {
  readonly options: CollationOptions;
  compare(left: string, right: string): number;
  /** Maps strings that compare as equal to the same string, for index keys and sets. The order of results is meaningless. */
  fold(text: string): string;
}

const cache = new Map<string, Collation>();
const CACHE_SIZE = 200;

/** Parses a collation document; undefined for the simple collation. */
export function parseCollation(source: Value): Collation | undefined {
  if (source === undefined || source === null) return undefined;
  const options = readCollation(source);
  if (!options) return undefined;
  const key = JSON.stringify(options);
  let collation = cache.get(key);
  if (!collation) {
    if (cache.size >= CACHE_SIZE) cache.clear();
    collation = makeCollation(options);
    cache.set(key, collation);
  }
  return collation;
}

export function sameCollation(left: Collation | undefined, right: Collation | undefined): boolean {
  return left === right || (left && JSON.stringify(left.options)) === (right && JSON.stringify(right.options));
}

function makeCollation(options: CollationOptions): Collation {
  const compare = comparator(options);
  return { options, compare, fold: folding(options, compare) };
}

function comparator(options: CollationOptions): (left: string, right: string) => number {
  const { locale, strength, caseLevel, caseFirst, numericOrdering, alternate } = options;
  const tag = locale === 'root' ? 'und' : languageTag(locale);
  const settings: Intl.CollatorOptions = {
    sensitivity: strength === 1 ? (caseLevel ? 'case' : 'base') : strength === 2 && !caseLevel ? 'accent' : 'variant',
    numeric: numericOrdering,
    caseFirst: caseFirst === 'off' ? 'false' : caseFirst,
  };
  const isShifted = alternate === 'shifted';
  const { compare } = new Intl.Collator(tag, { ...settings, ignorePunctuation: isShifted });
  if (strength < 4) return compare;
  // From strength 4 on, shifted punctuation counts; strength 5 distinguishes all code points.
  const whole = isShifted ? new Intl.Collator(tag, { ...settings, ignorePunctuation: false }).compare : () => 0;
  if (strength === 4) return (left, right) => compare(left, right) || whole(left, right);
  return (left, right) =>
    compare(left, right) || whole(left, right) || compareCodePoints(left.normalize('NFD'), right.normalize('NFD'));
}

function compareCodePoints(left: string, right: string): number {
  if (left === right) return 0;
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}

const FOLD_CACHE_SIZE = 20_000;

/** Letters that have no decomposition but equal other letters in some languages. */
const EQUIVALENTS: Readonly<Record<string, readonly string[]>> = {
  ä: ['ae'],
  æ: ['ae', 'ä'],
  ö: ['oe'],
  ø: ['oe', 'o', 'ö'],
  œ: ['oe', 'ö'],
  ü: ['ue', 'y'],
  đ: ['d'],
  ħ: ['h'],
  ł: ['l'],
};

/**
 * Replaces each letter by the simplest letter that compares as equal. The collation itself decides, so that å and a stay
 * different in languages where they are different letters.
 */
function folding(
  options: CollationOptions,
  compare: (left: string, right: string) => number,
): (text: string) => string {
  if (options.strength === 5) return (text) => text.normalize('NFD');
  const known = new Map<string, string>();
  const foldLetter = (letter: string): string => {
    const found = known.get(letter);
    if (found !== undefined) return found;
    const folded = candidates(letter).find((candidate) => compare(candidate, letter) === 0) ?? letter;
    if (known.size >= FOLD_CACHE_SIZE) known.clear();
    known.set(letter, folded);
    return folded;
  };
  // In Danish and Norwegian aa equals å.
  const contracts = compare('aa', 'å') === 0;
  return (text) => {
    let plain = text.normalize('NFD').replace(/[\p{Cc}\p{Cf}]/gu, foldLetter);
    if (options.numericOrdering) plain = plain.replace(/(?<!\d)0+(?=\d)/g, '');
    if (contracts) plain = plain.replace(/aa/gi, (pair) => (compare(pair, 'å') === 0 ? 'a\u030a' : pair));
    return plain.replace(/\P{M}\p{M}*|\p{M}+/gsu, foldLetter);
  };
}

/** Simpler forms of a letter, the plainest first. */
function candidates(letter: string): string[] {
  const compatible = hiragana(letter.normalize('NFKD'));
  const base = compatible.replace(/\p{M}/gu, '');
  const oneMark = compatible.slice(0, 2).toLowerCase();
  const equivalents = EQUIVALENTS[oneMark.normalize('NFC')] ?? EQUIVALENTS[base.toLowerCase()] ?? [];
  return [
    '',
    ...equivalents.flatMap((text) => [text.normalize('NFD'), text.normalize('NFD').toUpperCase()]),
    caseless(base),
    base.toLowerCase(),
    oneMark,
    caseless(compatible).normalize('NFKD'),
    letter.toLowerCase(),
    base,
    compatible,
  ];
}

function caseless(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase();
}

function hiragana(text: string): string {
  return text.replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
}
