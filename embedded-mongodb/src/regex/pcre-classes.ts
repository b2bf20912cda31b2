import { caseVariants, takeCharacterEscape, written } from './pcre-characters.ts';
import { invalidRegex, type PatternReader } from './pcre-reader.ts';

/** The class members of escapes such as `\d`; uppercase escapes are negated. */
const SETS: Readonly<Record<string, string>> = {
  d: '0-9',
  w: '0-9A-Z_a-z',
  s: '\\t-\\r\\u{20}',
  h: '\\t\\u{20}\\u{a0}\\u{1680}\\u{180e}\\u{2000}-\\u{200a}\\u{202f}\\u{205f}\\u{3000}',
  v: '\\n-\\r\\u{85}\\u{2028}\\u{2029}',
};

const POSIX: Readonly<Record<string, string>> = {
  alpha: 'A-Za-z',
  ascii: '\\u{0}-\\u{7f}',
  digit: '0-9',
  alnum: '0-9A-Za-z',
  upper: 'A-Z',
  lower: 'a-z',
  space: '\\t-\\r\\u{20}',
  blank: '\\t\\u{20}',
  punct: '\\u{21}-\\u{2f}\\u{3a}-\\u{40}\\u{5b}-\\u{60}\\u{7b}-\\u{7e}',
  cntrl: '\\u{0}-\\u{1f}\\u{7f}',
  graph: '\\u{21}-\\u{7e}',
  print: '\\u{20}-\\u{7e}',
  word: '0-9A-Z_a-z',
  xdigit: '0-9A-Fa-f',
};

/** The binary Unicode properties that JavaScript knows by the same name. */
const BINARY_PROPERTIES =
  /^(?:ASCII|Alphabetic|Cased|Dash|Emoji|Emoji_Presentation|Extended_Pictographic|Hex_Digit|ID_Continue|ID_Start|Ideographic|Lowercase|Math|Uppercase|White_Space)$/;

/** Reads an escape that matches several characters. */
export function takeSet(reader: PatternReader): string | undefined {
  const set = reader.take(/\\([dDwWsShHvV])/y)?.[1];
  if (set) return `[${/[A-Z]/.test(set) ? '^' : ''}${SETS[set.toLowerCase()]}]`;
  const property = reader.take(/\\([pP])(?:([A-Z])|\{(\^?)([\w&]+)\})/y);
  return property && unicodeProperty(property);
}

/** A Unicode property class: a category, a script or a binary property. */
function unicodeProperty([, kind, short, negation, long]: RegExpExecArray): string {
  const name = short ?? (long as string);
  const letter = (kind === 'P') !== (negation === '^') ? 'P' : 'p';
  if (name === 'L&') return `[${letter === 'P' ? '^' : ''}\\p{Lu}\\p{Ll}\\p{Lt}]`;
  const isSimple = /^(?:[A-Z][a-z]?|Any)$/.test(name) || BINARY_PROPERTIES.test(name);
  const property = `\\${letter}{${isSimple ? name : `Script_Extensions=${name}`}}`;
  try {
    new RegExp(property, 'v');
  } catch {
    throw invalidRegex(`unknown property ${name} after \\P or \\p`);
  }
  return property;
}

/** Reads a bracketed character class. */
export function takeClass(reader: PatternReader, ignoresCase: boolean): string | undefined {
  const opening = reader.take(/\[(\^?)/y);
  return opening && `[${opening[1]}${new ClassMembers(reader, ignoresCase).take()}]`;
}

/** One character, by its code point, or a set of them. */
type Member = number | string;

class ClassMembers {
  readonly #reader: PatternReader;
  readonly #ignoresCase: boolean;
  /** Whether it is between `\Q` and `\E`, where every character is literal. */
  #isQuoted = false;

  constructor(reader: PatternReader, ignoresCase: boolean) {
    this.#reader = reader;
    this.#ignoresCase = ignoresCase;
  }

  take(): string {
    this.#skipQuotes();
    // A closing bracket in first position is literal.
    let members = this.#reader.take(/\]/y) ? this.#from(0x5d) : '';
    for (let member = this.#next(); member !== undefined; member = this.#next()) members += this.#from(member);
    return members;
  }

  /** The next member, or the range that starts with it. */
  #from(member: Member): string {
    this.#skipQuotes();
    if (this.#isQuoted || !this.#reader.take(/-(?!\])/y)) return this.#range(member, member);
    const end = this.#next();
    if (end === undefined) return this.#range(member, member) + written(0x2d);
    return this.#range(member, end);
  }

  #range(from: Member, to: Member): string {
    if (typeof from === 'string' && from === to) return from;
    if (typeof from === 'string' || typeof to === 'string') throw invalidRegex('invalid range in character class');
    if (from > to) throw invalidRegex('range out of order in character class');
    const variants = this.#ignoresCase ? caseVariants(from, to) : [];
    const range = from === to ? written(from) : `${written(from)}-${written(to)}`;
    return range + variants.map(written).join('');
  }

  /** The next member; undefined after the last one. */
  #next(): Member | undefined {
    this.#skipQuotes();
    if (this.#reader.isAtEnd) throw invalidRegex('missing terminating ] for character class');
    if (this.#isQuoted) return this.#reader.takeCharacter();
    if (this.#reader.take(/\]/y)) return undefined;
    const set = this.#takePosix() ?? takeSet(this.#reader);
    if (set !== undefined) return set;
    if (this.#reader.take(/\\b/y)) return 0x08;
    if (this.#reader.take(/\\g/y)) return 0x67;
    const escaped = takeCharacterEscape(this.#reader);
    if (escaped !== undefined) return escaped;
    if (this.#reader.take(/\\/y)) throw invalidRegex('escape sequence is invalid in character class');
    return this.#reader.takeCharacter();
  }

  #skipQuotes(): void {
    for (;;) {
      if (this.#reader.take(/\\E/y)) this.#isQuoted = false;
      else if (!this.#isQuoted && this.#reader.take(/\\Q/y)) this.#isQuoted = true;
      else return;
    }
  }

  #takePosix(): string | undefined {
    const posix = this.#reader.take(/\[:(\^?)([a-z]*):\]/y);
    if (!posix) {
      if (this.#reader.take(/\[([.=])[^\]]*\1\]/y)) throw invalidRegex('POSIX collating elements are not supported');
      return undefined;
    }
    const [, negation, name] = posix as unknown as [string, string, string];
    const isCased = name === 'upper' || name === 'lower';
    const set = POSIX[this.#ignoresCase && isCased ? 'alpha' : name];
    if (set === undefined) throw invalidRegex(`unknown POSIX class name ${name}`);
    return `[${negation}${set}]`;
  }
}
