import { invalidRegex, type PatternReader } from './pcre-reader.ts';

const CONTROLS: Readonly<Record<string, number>> = { a: 0x07, e: 0x1b, f: 0x0c, n: 0x0a, r: 0x0d, t: 0x09 };

/** Reads an escape of a single character; returns its code point. */
export function takeCharacterEscape(reader: PatternReader): number | undefined {
  const control = reader.take(/\\([aefnrt])/y);
  if (control) return CONTROLS[control[1] as string];
  const withControlKey = reader.take(/\\c([ -~])/y);
  if (withControlKey) return (withControlKey[1] as string).toUpperCase().charCodeAt(0) ^ 0x40;
  const hex = reader.take(/\\x(?:\{([\da-fA-F]+)\}|(?!\{)([\da-fA-F]{0,2}))/y);
  if (hex) return checkedCode(Number.parseInt(hex[1] ?? (hex[2] || '0'), 16));
  const octal = reader.take(/\\(?:o\{([0-7]+)\}|([0-7]{1,3}))/y);
  if (octal) return checkedCode(Number.parseInt((octal[1] ?? octal[2]) as string, 8));
  const itself = reader.take(/\\([89]|[^A-Za-z0-9])/suy);
  return itself && (itself[1] as string).codePointAt(0);
}

function checkedCode(code: number): number {
  if (code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)) return code;
  throw invalidRegex(`U+${code.toString(16)} is no character`);
}

/** Escapes a character for a JavaScript expression, within a class or outside of one. */
export function written(code: number): string {
  const character = String.fromCodePoint(code);
  return /^[\p{L}\p{N}]$/u.test(character) ? character : `\\u{${code.toString(16)}}`;
}

/** A character, or the class of its case variants. */
export function writtenCaseless(code: number): string {
  const variants = caseVariants(code, code);
  return variants.length > 0 ? `[${variants.map(written).join('')}]` : written(code);
}

/** The case variants of all characters in a range. */
export function caseVariants(from: number, to: number): number[] {
  folded ??= foldedCharacters();
  return folded.filter((group) => group.some((code) => code >= from && code <= to)).flatMap(asVariants);
}

let folded: number[][] | undefined;

/** The last code point with case variants. */
const LAST_CASED = 0x1e943;

/**
 * Groups of characters whose lowercase form, or that of their uppercase form, is the same. Only characters that change with case
 * are examined, a fortieth of all: the first case-insensitive pattern waits for this.
 */
function foldedCharacters(): number[][] {
  const groups = new Map<string, number[]>();
  for (let code = 0x41; code <= LAST_CASED; code++) {
    const character = String.fromCodePoint(code);
    if (!CASED.test(character)) continue;
    const upper = character.toUpperCase();
    const key = (upper.length === character.length ? upper : character).toLowerCase();
    const group = groups.get(key);
    if (group) group.push(code);
    else groups.set(key, [code]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

const CASED = /\p{Changes_When_Casemapped}/u;

/** The characters of a group that are equal by Unicode's simple case folding; empty if there is only one. */
function asVariants([first, ...others]: readonly number[]): number[] {
  if (first === undefined) return [];
  // Characters with a common uppercase form need not be case variants: Turkish dotless i.
  const same = others.filter((code) => isSameLetter(first, code));
  return same.length > 0 ? [first, ...same] : [];
}

function isSameLetter(left: number, right: number): boolean {
  return new RegExp(`^${written(left)}$`, 'iu').test(String.fromCodePoint(right));
}
