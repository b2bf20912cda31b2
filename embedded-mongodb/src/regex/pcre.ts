import type { MongoError } from '../errors.ts';
import { takeCharacterEscape, written, writtenCaseless } from './pcre-characters.ts';
import { takeClass, takeSet } from './pcre-classes.ts';
import { invalidRegex, PatternReader } from './pcre-reader.ts';
import { assembled, type Token, takeReference } from './pcre-references.ts';
import { parseSwitches, type Switches, switched } from './pcre-switches.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  N: '[^\\n]',
  R: '(?:\\r\\n|(?!\\r\\n)[\\n-\\r\\u{85}\\u{2028}\\u{2029}])',
};

/** Assertions, and the meaning of `^` and `$` in multiline mode. */
const PLACES: Readonly<Record<string, string>> = {
  '^': '^',
  $: '(?=\\n?$)',
  '\\A': '^',
  '\\Z': '(?=\\n?$)',
  '\\z': '$',
  '\\b': '\\b',
  '\\B': '\\B',
};
const PLACES_OF_LINES: Readonly<Record<string, string>> = { '^': '(?:^|(?<=\\n)(?!$))', $: '(?=\\n|$)' };

const MOST_REPEATS = 65_535;

/** The JavaScript translation of a PCRE pattern. */
export interface TranslatedPattern {
  source: string;
  flags: string;
  /** The numbers of the pattern's groups in the expression, which has additional groups. */
  captures: number[];
}

/**
 * Translates a PCRE pattern with MongoDB's options: Unicode, but `\w`, `\d`, `\s`, `\b` and POSIX classes match ASCII only.
 * Throws for invalid patterns, and for those that JavaScript cannot express.
 */
export function translatePcre(pattern: string, options: string): TranslatedPattern {
  return new Translation(pattern, parseSwitches(options)).run();
}

/** An open group. */
interface Group {
  /** The options to restore at its end. */
  switches: Switches;
  /** Its start in the output. */
  start: number;
  close: Token[];
  isLookbehind: boolean;
}

class Translation {
  readonly #reader: PatternReader;
  readonly #open: Group[] = [];
  readonly #names = new Map<string, number>();
  #groups = 0;
  #atomicGroups = 0;
  /** The position of the last quantifiable item in the output. */
  #atom: number | undefined;
  #switches: Switches;
  /** Whether it is between `\Q` and `\E`, where every character is literal. */
  #isQuoted = false;
  /** Case-insensitive back references need the flag `i` on the whole expression; it must not affect anything else. */
  #refersIgnoringCase = false;
  #heedsCase = false;
  #output: Token[] = [];

  constructor(pattern: string, switches: Switches) {
    this.#reader = new PatternReader(pattern);
    this.#switches = switches;
  }

  run(): TranslatedPattern {
    while (!this.#reader.isAtEnd) {
      if (this.#isQuoted) this.#quoted();
      else this.#next();
    }
    if (this.#open.length > 0) throw invalidRegex('missing closing parenthesis');
    if (this.#refersIgnoringCase && this.#heedsCase)
      throw unsupported('references that ignore case beside what heeds it');
    return { ...assembled(this.#output, this.#groups, this.#names), flags: this.#refersIgnoringCase ? 'iv' : 'v' };
  }

  #next(): void {
    const quantifier = this.#reader.take(/(\*|\+|\?|\{(\d+)(?:,(\d*))?\})([+?]?)/y);
    const place = quantifier ? undefined : this.#reader.take(/[$^]|\\[AZzbB]/y);
    if (quantifier) this.#repeat(quantifier);
    else if (place) this.#append(undefined, this.#place(place[0]));
    else if (this.#switches.isExtended && this.#reader.take(/[\t-\r \u0085\u200e\u200f\u2028\u2029]+|#[^\n]*/y)) return;
    else if (this.#reader.take(/\(\?#[^)]*\)|\\E/y)) return;
    else if (this.#reader.take(/\\Q/y)) this.#isQuoted = true;
    else if (this.#reader.take(/\|/y)) this.#append(undefined, '|');
    else if (this.#reader.take(/\)/y)) this.#close();
    else if (this.#reader.take(/\(/y)) this.#group();
    else this.#append(this.#output.length, this.#single());
  }

  #place(name: string): string {
    return (this.#switches.isMultiline && PLACES_OF_LINES[name]) || (PLACES[name] as string);
  }

  #quoted(): void {
    if (this.#reader.take(/\\E/y)) this.#isQuoted = false;
    else this.#append(this.#output.length, this.#character(this.#reader.takeCharacter()));
  }

  /** Adds to the output; `atom` is the position of the quantifiable item. */
  #append(atom: number | undefined, ...tokens: Token[]): void {
    this.#atom = atom;
    this.#output.push(...tokens);
  }

  #repeat([, quantifier = '', low, high, mode = '']: RegExpExecArray): void {
    if (this.#atom === undefined) throw invalidRegex('quantifier does not follow a repeatable item');
    if (Number(low ?? 0) > MOST_REPEATS || Number(high || 0) > MOST_REPEATS) {
      throw invalidRegex('number too big in {} quantifier');
    }
    if (high && Number(low) > Number(high)) throw invalidRegex('numbers out of order in {} quantifier');
    const repeated = [...this.#output.splice(this.#atom), quantifier];
    if (mode !== '+') {
      this.#append(undefined, ...repeated, mode);
      return;
    }
    const { open, close } = this.#atomic();
    this.#append(undefined, ...open, ...repeated, ...close);
  }

  /** Emulates an atomic group: a lookahead is never backtracked into, and a back reference consumes what it matched. */
  #atomic(): { open: Token[]; close: Token[] } {
    if (this.#isInLookbehind) throw unsupported('atomic groups in lookbehinds');
    const number = -++this.#atomicGroups;
    return { open: ['(?:(?=', { opens: number }], close: ['))', { refersTo: number }, ')'] };
  }

  get #isInLookbehind(): boolean {
    return this.#open.at(-1)?.isLookbehind === true;
  }

  /** Translates an item that is not a group: a character, a class, an assertion, a reference. */
  #single(): Token {
    const { dotsAll, ignoresCase } = this.#switches;
    if (this.#reader.take(/\./y)) return dotsAll ? '[^]' : '[^\\n]';
    const escaped = this.#reader.take(/\\(R|N(?!\{(?!\d+(?:,\d*)?\})))/y)?.[1];
    if (escaped) return ESCAPES[escaped] as string;
    const set = takeSet(this.#reader) ?? takeClass(this.#reader, ignoresCase);
    if (set !== undefined) {
      this.#heedsCase ||= !ignoresCase || /\\[pP]/.test(set);
      return set;
    }
    const reference = takeReference(this.#reader, this.#groups);
    if (reference !== undefined) return this.#referenceTo(reference);
    const code = takeCharacterEscape(this.#reader);
    if (code !== undefined) return this.#character(code);
    const unknown = this.#reader.take(/\\([\s\S]?)/y)?.[1];
    if (unknown === undefined) return this.#character(this.#reader.takeCharacter());
    if (unknown === '') throw invalidRegex('\\ at end of pattern');
    if ('GKXCgNpP'.includes(unknown)) throw unsupported(`\\${unknown}`);
    throw invalidRegex(`unrecognized character follows \\: ${unknown}`);
  }

  #character(code: number): string {
    if (this.#switches.ignoresCase) return writtenCaseless(code);
    this.#heedsCase = true;
    return written(code);
  }

  #referenceTo(group: number | string): Token {
    if (this.#isInLookbehind) throw unsupported('references in lookbehinds');
    if (typeof group === 'number' && group <= 0) throw invalidRegex('reference to non-existent subpattern');
    if (this.#switches.ignoresCase) this.#refersIgnoringCase = true;
    else this.#heedsCase = true;
    return { refersTo: group };
  }

  /** Starts a group, after its opening bracket. */
  #group(): void {
    const switches = this.#reader.take(/\?(\^?)([imsx]*)(?:-([imsx]*))?([:)])/y);
    if (switches?.[4] === ')') {
      this.#switches = switched(this.#switches, switches);
      this.#atom = undefined;
      return;
    }
    const back = this.#reader.take(/\?P=(\w+)\)/y);
    if (back) {
      this.#append(this.#output.length, this.#referenceTo(back[1] as string));
      return;
    }
    const start = this.#output.length;
    const around = switches ? undefined : this.#reader.take(/\?(<?[=!])/y)?.[1];
    const { open, close } = switches
      ? { open: ['(?:'], close: [')'] }
      : around
        ? { open: [`(?:(?${around}`], close: ['))'] }
        : this.#reader.take(/\?>/y)
          ? this.#atomic()
          : this.#captured();
    const isLookbehind = this.#isInLookbehind || around?.startsWith('<') === true;
    this.#open.push({ switches: this.#switches, start, close, isLookbehind });
    if (switches) this.#switches = switched(this.#switches, switches);
    this.#append(undefined, ...open);
  }

  /** Starts a capturing group, named or not. */
  #captured(): { open: Token[]; close: Token[] } {
    const named = this.#reader.take(/\?(?:P?<([A-Za-z_]\w*)>|'([A-Za-z_]\w*)')/y);
    if (!named && this.#reader.take(/[?*]/y))
      throw unsupported('recursion, conditions, verbs and further kinds of groups');
    const opens = ++this.#groups;
    if (named) {
      const name = (named[1] ?? named[2]) as string;
      if (this.#names.has(name)) throw invalidRegex('two named subpatterns have the same name');
      this.#names.set(name, opens);
    }
    return { open: [{ opens }], close: [')'] };
  }

  #close(): void {
    const group = this.#open.pop();
    if (!group) throw invalidRegex('unmatched closing parenthesis');
    this.#switches = group.switches;
    this.#append(group.start, ...group.close);
  }
}

function unsupported(what: string): MongoError {
  return invalidRegex(`this server does not support ${what}`);
}
