/** Escapes that PCRE knows and JavaScript does not, outside of classes. */
export const ESCAPES: Readonly<Record<string, string>> = {
  A: '(?<![\\s\\S])',
  z: '(?![\\s\\S])',
  Z: '(?=\\n?(?![\\s\\S]))',
  h: '[ \\t\\u00a0\\u1680\\u180e\\u2000-\\u200a\\u202f\\u205f\\u3000]',
  H: '[^ \\t\\u00a0\\u1680\\u180e\\u2000-\\u200a\\u202f\\u205f\\u3000]',
  v: '[\\n\\v\\f\\r\\u0085\\u2028\\u2029]',
  V: '[^\\n\\v\\f\\r\\u0085\\u2028\\u2029]',
  R: '(?:\\r\\n|[\\n\\v\\f\\r\\u0085\\u2028\\u2029])',
  N: '[^\\n]',
  a: '\\x07',
  e: '\\x1b',
};

export const POSIX: Readonly<Record<string, string>> = {
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

/** The complements of classes within a class; those of the others cannot be written as its members. */
export const NEGATED_POSIX: Readonly<Record<string, string>> = {
  alpha: '\\W\\d_',
  digit: '\\D',
  alnum: '\\W_',
  upper: '\\Wa-z\\d_',
  lower: '\\WA-Z\\d_',
  space: '\\S',
  word: '\\W',
  xdigit: '\\WG-Zg-z_',
};

/** A class of characters by its Unicode property: a category, or a script. */
export function unicodeProperty([, kind, short, negation, long]: RegExpExecArray): string {
  const name = short ?? (long as string);
  const isNegated = (kind === 'P') !== (negation === '^');
  const property = /^(?:[A-Z][a-z]?|Any)$/.test(name) ? name : `Script=${name}`;
  return `\\${isNegated ? 'P' : 'p'}{${property}}`;
}
