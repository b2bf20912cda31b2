import { invalidRegex, type PatternReader } from './pcre-reader.ts';

/**
 * A piece of the output. Group numbers are assigned at the end, since additional groups for atomic groups, numbered below
 * zero here, come between those of the pattern.
 */
export type Token = string | { opens: number } | { refersTo: number | string };

/** Joins the tokens; `captures` are the final numbers of the pattern's groups. */
export function assembled(
  tokens: readonly Token[],
  groups: number,
  names: ReadonlyMap<string, number>,
): { source: string; captures: number[] } {
  const numbers = new Map<number, number>();
  for (const token of tokens) {
    if (typeof token !== 'string' && 'opens' in token) numbers.set(token.opens, numbers.size + 1);
  }
  const source = tokens.map((token) => {
    if (typeof token === 'string') return token;
    if ('opens' in token) return '(';
    const { refersTo } = token;
    const number = numbers.get(typeof refersTo === 'string' ? (names.get(refersTo) ?? 0) : refersTo);
    if (number === undefined) throw invalidRegex('reference to non-existent subpattern');
    return `(?:\\${number})`;
  });
  return {
    source: source.join(''),
    captures: Array.from({ length: groups }, (_, at) => numbers.get(at + 1) as number),
  };
}

/** Reads a back reference by number or name. A number of several digits that refers to no group so far is a character code. */
export function takeReference(reader: PatternReader, groups: number): number | string | undefined {
  const name = reader.take(/\\(?:k<(\w+)>|k'(\w+)'|[gk]\{([A-Za-z_]\w*)\})/y);
  if (name) return name[1] ?? name[2] ?? name[3];
  const relative = reader.take(/\\g(?:\{([+-])(\d+)\}|([+-])(\d+))/y);
  if (relative) {
    const distance = Number(relative[2] ?? relative[4]);
    return (relative[1] ?? relative[3]) === '+' ? groups + distance : groups + 1 - distance;
  }
  const number = reader.take(/\\(?:g\{(\d+)\}|g(\d+)|([1-9])(?!\d)|([89]\d+))/y);
  if (number) return Number(number[1] ?? number[2] ?? number[3] ?? number[4]);
  const long = Number(reader.take(/(?=\\([1-7]\d+))/y)?.[1] ?? Number.NaN);
  if (!(long <= groups)) return undefined;
  reader.take(/\\\d+/y);
  return long;
}
