import { MongoError } from '../errors.ts';

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

/** Escapes that PCRE knows and JavaScript does not, outside of classes. */
const ESCAPES: Readonly<Record<string, string>> = {
  A: '(?<![\\s\\S])',
  z: '(?![\\s\\S])',
  Z: '(?=\\n?(?![\\s\\S]))',
  h: '[ \\t\\u00a0\\u1680\\u180e\\u2000-\\u200a\\u202f\\u205f\\u3000]',
  H: '[^ \\t\\u00a0\\u1680\\u180e\\u2000-\\u200a\\u202f\\u205f\\u3000]',
  R: '(?:\\r\\n|[\\n\\v\\f\\r\\u0085\\u2028\\u2029])',
  N: '[^\\n]',
  a: '\\x07',
  e: '\\x1b',
};

const POSIX: Readonly<Record<string, string>> = {
  alpha: 'A-Za-z',
  digit: '0-9',
  alnum: 'A-Za-z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  space: '\\s',
  blank: ' \\t',
  punct: '!-\\/:-@\\[-`{-~',
  cntrl: '\\x00-\\x1f\\x7f',
  graph: '!-~',
  print: ' -~',
  word: '\\w',
  xdigit: 'A-Fa-f0-9',
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
  const flags = start.ignoresCase ? 'i' : '';
  const translation = new Translation(pattern.slice(leading?.[0].length ?? 0), start);
  return { source: translation.run(), flags };
}

class Translation {
  readonly #pattern: string;
  /** Case is ignored everywhere: the flag of the whole expression does it. */
  readonly #ignoresAllCase: boolean;
  readonly #outer: Switches[] = [];
  #switches: Switches;
  #at = 0;
  #output = '';

  constructor(pattern: string, switches: Switches) {
    this.#pattern = pattern;
    this.#switches = { ...switches };
    this.#ignoresAllCase = switches.ignoresCase;
  }

  run(): string {
    while (this.#at < this.#pattern.length) this.#output += this.#next();
    return this.#output;
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
        return this.#open();
      case ')':
        this.#switches = this.#outer.pop() ?? this.#switches;
        break;
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
    this.#at++;
    return this.#caseless(character);
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
    const reference = this.#take(/^\\(?:g\{?(\d+)\}?|[gk]\{(\w+)\})/);
    if (reference) return reference[1] ? `\\${reference[1]}` : `\\k<${reference[2]}>`;
    const [escaped = ''] = this.#take(/^\\[\s\S]?/) ?? [];
    if (escaped === '\\') throw invalidRegex('\\ at end of pattern');
    if (escaped === '\\G' || escaped === '\\K') throw invalidRegex(`${escaped} is not supported by this server`);
    return ESCAPES[escaped.slice(1)] ?? escaped;
  }

  #open(): string {
    if (this.#take(/^\(\?#[^)]*\)/)) return '';
    const switches = this.#take(/^\(\?([imsx]*)(?:-([imsx]*))?\)/);
    if (switches) {
      this.#switch(switches);
      return '';
    }
    this.#outer.push(this.#switches);
    const group = this.#take(/^\(\?([imsx]*)(?:-([imsx]*))?:/);
    if (group) {
      this.#switch(group);
      return '(?:';
    }
    const name = this.#take(/^\(\?(?:P?<(\w+)>|'(\w+)')/);
    if (name) return `(?<${name[1] ?? name[2]}>`;
    const back = this.#take(/^\(\?P=(\w+)\)/);
    if (back) {
      this.#outer.pop();
      return `\\k<${back[1]}>`;
    }
    return this.#take(/^\((?:\?<?[=!])?/)?.[0] ?? '';
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
      const set = POSIX[posix[2] as string];
      if (set === undefined || posix[1]) throw invalidRegex(`unknown POSIX class name ${posix[0]}`);
      return set;
    }
    const escaped = this.#take(/^\\[\s\S]/)?.[0];
    if (escaped)
      return /^\\[hae]$/.test(escaped) ? (ESCAPES[escaped.slice(1)] as string).replace(/^\[|\]$/g, '') : escaped;
    if (this.#take(/^\[/)) return '\\[';
    const [range = ''] = this.#take(/^(?:\p{L}-\p{L}|[\s\S])/u) ?? [];
    if (!this.#switches.ignoresCase || this.#ignoresAllCase || !/\p{L}/u.test(range)) return range;
    return range.toLowerCase() + range.toUpperCase();
  }
}
