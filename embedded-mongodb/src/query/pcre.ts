import { MongoError } from '../errors.ts';
import { ESCAPES, NEGATED_POSIX, POSIX, unicodeProperty } from './pcre-classes.ts';

/** What switches in a pattern or its options change from there on. */
interface Switches {
  ignoresCase: boolean;
  isMultiline: boolean;
  dotsAll: boolean;
  isExtended: boolean;
}

const SWITCHES: Readonly<Record<string, keyof Switches>> = {
  i: 'ignoresCase',
  m: 'isMultiline',
  s: 'dotsAll',
  x: 'isExtended',
};

export function invalidRegex(reason: string): MongoError {
  return new MongoError(51091, `Regular expression is invalid: ${reason}`);
}

/** The source of the JavaScript expression that stands for a PCRE pattern with these options, and its flags. */
export function translatePcre(pattern: string, options: string): { source: string; flags: string } {
  const start = { ignoresCase: false, isMultiline: false, dotsAll: false, isExtended: false };
  for (const option of options) {
    const name = SWITCHES[option];
    if (name) start[name] = true;
    else if (option !== 'u') throw new MongoError(51108, ` invalid flag in regex options: ${option}`);
  }
  const leading = /^\(\?([imsx]+)\)/.exec(pattern);
  for (const option of leading?.[1] ?? '') start[SWITCHES[option] as keyof Switches] = true;
  const rest = pattern.slice(leading?.[0].length ?? 0);
  const ignoresAllCase = start.ignoresCase && !/\(\?[imsx]*-[msx]*i/.test(rest);
  const translation = new Translation(rest, start, ignoresAllCase, false);
  const source = translation.run();
  const flags = ignoresAllCase ? 'i' : '';
  if (!translation.hasAtomicGroups) return { source, flags };
  return { source: new Translation(rest, start, ignoresAllCase, true).run(), flags };
}

/** A group that is open. */
interface Group {
  /** The switches that hold again behind it. */
  switches: Switches;
  /** Where it begins in the output. */
  start: number;
  close: string;
  isLookbehind: boolean;
}

class Translation {
  readonly #pattern: string;
  /** Case is ignored everywhere: the flag of the whole expression does it. */
  readonly #ignoresAllCase: boolean;
  /** Whether groups are counted here: those that stand for atomic ones would change their numbers. */
  readonly #namesGroups: boolean;
  readonly #open: Group[] = [];
  readonly #names: string[] = [];
  #atomicGroups = 0;
  /** Where the last thing that can be repeated begins in the output. */
  #atom = 0;
  #switches: Switches;
  #at = 0;
  #output = '';

  constructor(pattern: string, switches: Switches, ignoresAllCase: boolean, namesGroups: boolean) {
    this.#pattern = pattern;
    this.#switches = { ...switches };
    this.#ignoresAllCase = ignoresAllCase;
    this.#namesGroups = namesGroups;
  }

  get hasAtomicGroups(): boolean {
    return this.#atomicGroups > 0;
  }

  run(): string {
    while (this.#at < this.#pattern.length) {
      const quantifier = this.#take(/^((?:[*+?]|\{\d+(?:,\d*)?\}))([+?]?)/);
      if (quantifier) this.#repeat(quantifier[1] as string, quantifier[2] as string);
      else this.#append();
    }
    return this.#output;
  }

  #append(): void {
    const start = this.#output.length;
    const closed = this.#pattern[this.#at] === ')' ? this.#open.at(-1) : undefined;
    const piece = this.#next();
    this.#output += piece;
    if (piece !== '') this.#atom = closed?.start ?? start;
  }

  #repeat(quantifier: string, mode: string): void {
    if (mode !== '+') {
      this.#output += quantifier + mode;
      return;
    }
    const repeated = this.#output.slice(this.#atom) + quantifier;
    const { open, close } = this.#atomic();
    this.#output = this.#output.slice(0, this.#atom) + open + repeated + close;
  }

  /** What stands around an atomic group: a look ahead never tries another way, and what it saw is taken as it was. */
  #atomic(): { open: string; close: string } {
    if (this.#open.at(-1)?.isLookbehind) throw invalidRegex('atomic groups in lookbehinds are not supported');
    const name = `_atomic${++this.#atomicGroups}`;
    return { open: `(?:(?=(?<${name}>`, close: `))\\k<${name}>)` };
  }

  /** Takes what an expression matches here off the pattern. */
  #take(expression: RegExp): RegExpExecArray | undefined {
    const match = expression.exec(this.#pattern.slice(this.#at));
    if (match) this.#at += match[0].length;
    return match ?? undefined;
  }

  #next(): string {
    const character = this.#pattern[this.#at] as string;
    switch (character) {
      case '\\':
        return this.#escape();
      case '[':
        return this.#class();
      case '(':
        return this.#group();
      case ')':
        return this.#close();
      case '.':
        this.#at++;
        return this.#switches.dotsAll ? '[\\s\\S]' : '[^\\n]';
      case '^':
        this.#at++;
        return this.#switches.isMultiline ? '(?<=^|\\n)' : '^';
      case '$':
        this.#at++;
        return this.#switches.isMultiline ? '(?=\\n|$)' : '(?=\\n?$)';
    }
    if (this.#switches.isExtended && this.#take(/^(?:\s+|#[^\n]*)/)) return '';
    const literal = String.fromCodePoint(this.#pattern.codePointAt(this.#at) as number);
    this.#at += literal.length;
    return this.#caseless(literal);
  }

  #caseless(character: string): string {
    if (!this.#switches.ignoresCase || this.#ignoresAllCase || !/\p{L}/u.test(character)) return character;
    return `[${character.toLowerCase()}${character.toUpperCase()}]`;
  }

  #escape(): string {
    const quoted = this.#take(/^\\Q([\s\S]*?)(?:\\E|$)/);
    if (quoted) return (quoted[1] as string).replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
    const code = this.#take(/^\\x\{([0-9a-f]+)\}/i);
    if (code) return `\\u{${code[1]}}`;
    const property = this.#take(/^\\([pP])(?:([A-Z])|\{(\^?)([\w&]+)\})/);
    if (property) return unicodeProperty(property);
    const number = this.#namesGroups && this.#take(/^\\(?:g\{?)?([1-9]\d*)\}?/);
    if (number) return `\\k<${this.#names[Number(number[1]) - 1] ?? `_group${number[1]}`}>`;
    const reference = this.#take(/^\\(?:g\{?(\d+)\}?|[gk]\{(\w+)\}|k'(\w+)')/);
    if (reference) return reference[1] ? `\\${reference[1]}` : `\\k<${reference[2] ?? reference[3]}>`;
    const [escaped = ''] = this.#take(/^\\[\s\S]?/) ?? [];
    if (escaped === '\\') throw invalidRegex('\\ at end of pattern');
    if (/^\\[GKXC]$/.test(escaped)) throw invalidRegex(`${escaped} is not supported by this server`);
    return ESCAPES[escaped.slice(1)] ?? escaped;
  }

  #close(): string {
    this.#at++;
    const group = this.#open.pop();
    this.#switches = group?.switches ?? this.#switches;
    return group?.close ?? ')';
  }

  #group(): string {
    if (this.#take(/^\(\?#[^)]*\)/)) return '';
    const switches = this.#take(/^\(\?([imsx]*)(?:-([imsx]*))?\)/);
    if (switches) {
      this.#switch(switches);
      return '';
    }
    const back = this.#take(/^\(\?P=(\w+)\)/);
    if (back) return `\\k<${back[1]}>`;
    const group: Group = {
      switches: this.#switches,
      start: this.#output.length,
      close: ')',
      isLookbehind: this.#open.at(-1)?.isLookbehind === true || /^\(\?<[=!]/.test(this.#pattern.slice(this.#at)),
    };
    const opening = this.#opening(group);
    this.#open.push(group);
    return opening;
  }

  /** Takes the beginning of a group off the pattern. */
  #opening(group: Group): string {
    if (this.#take(/^\(\?>/)) {
      const { open, close } = this.#atomic();
      group.close = close;
      return open;
    }
    const switched = this.#take(/^\(\?([imsx]*)(?:-([imsx]*))?:/);
    if (switched) {
      this.#switch(switched);
      return '(?:';
    }
    const name = this.#take(/^\(\?(?:P?<(\w+)>|'(\w+)')/);
    if (name) return this.#named((name[1] ?? name[2]) as string);
    const opening = this.#take(/^\((?:\?<?[=!])?/)?.[0] ?? '';
    const isCounted = opening === '(' && this.#pattern[this.#at] !== '?';
    return this.#namesGroups && isCounted ? this.#named(`_group${this.#names.length + 1}`) : opening;
  }

  #named(name: string): string {
    this.#names.push(name);
    return `(?<${name}>`;
  }

  #switch([, on = '', off = '']: RegExpExecArray): void {
    const next = { ...this.#switches };
    for (const option of on) next[SWITCHES[option] as keyof Switches] = true;
    for (const option of off) next[SWITCHES[option] as keyof Switches] = false;
    this.#switches = next;
  }

  #class(): string {
    const [, negation = '', bracket = ''] = this.#take(/^\[(\^?)(\]?)/) as RegExpExecArray;
    let members = bracket && '\\]';
    while (this.#pattern[this.#at] !== ']') {
      if (this.#at >= this.#pattern.length) throw invalidRegex('missing terminating ] for character class');
      members += this.#member();
    }
    this.#at++;
    return `[${negation}${members}]`;
  }

  #member(): string {
    const posix = this.#take(/^\[:(\^?)(\w+):\]/);
    if (posix) {
      const set = (posix[1] ? NEGATED_POSIX : POSIX)[posix[2] as string];
      if (set === undefined) throw invalidRegex(`unknown POSIX class name ${posix[0]}`);
      return set;
    }
    const escaped = this.#take(/^\\[\s\S]/)?.[0];
    if (escaped)
      return /^\\[hvae]$/.test(escaped) ? (ESCAPES[escaped.slice(1)] as string).replace(/^\[|\]$/g, '') : escaped;
    if (this.#take(/^\[/)) return '\\[';
    const [range = ''] = this.#take(/^(?:\p{L}-\p{L}|[\s\S])/u) ?? [];
    if (!this.#switches.ignoresCase || this.#ignoresAllCase || !/\p{L}/u.test(range)) return range;
    return range.toLowerCase() + range.toUpperCase();
  }
}
