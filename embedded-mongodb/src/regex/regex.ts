import { translatePcre } from './pcre.ts';
import { invalidRegex } from './pcre-reader.ts';

/** A compiled regular expression with its source, which determines index use. */
export interface CompiledRegex {
  readonly expression: RegExp;
  /** The expression's groups that belong to the pattern. */
  readonly captures: readonly number[];
  readonly pattern: string;
  readonly options: string;
}

const cache = new Map<string, CompiledRegex>();
const CACHE_SIZE = 500;

class Regex implements CompiledRegex {
  readonly expression: RegExp;
  readonly captures: readonly number[];
  readonly pattern: string;
  readonly options: string;
  constructor(pattern: string, options: string) {
    this.pattern = pattern;
    this.options = options;
    const { source, flags, captures } = translatePcre(pattern, options);
    this.expression = toExpression(source, flags);
    this.captures = captures;
  }
}

/** Compiles a PCRE pattern. Throws for invalid patterns, and for those that JavaScript cannot express. */
export function compileRegex(pattern: string, options: string): CompiledRegex {
  const key = `${options}/${pattern}`;
  const known = cache.get(key);
  if (known) return known;
  const compiled = new Regex(pattern, options);
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(key, compiled);
  return compiled;
}

export function isCompiledRegex(value: unknown): value is CompiledRegex {
  return value instanceof Regex;
}

function toExpression(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch (error) {
    throw invalidRegex(error instanceof Error ? error.message : String(error));
  }
}

/** The prefix of every match of an anchored, case-sensitive pattern; empty if there is none. */
export function literalPrefix(regex: CompiledRegex): string {
  if (regex.options.includes('i') || regex.options.includes('x') || regex.options.includes('m')) return '';
  if (!regex.pattern.startsWith('^') || /\||\(\?/.test(regex.pattern)) return '';
  // A backslash makes any character literal that is neither a letter nor a digit.
  const written = /^(?:[^\\^$.*+?()[\]{}|]|\\[^A-Za-z0-9])*/.exec(regex.pattern.slice(1))?.[0] ?? '';
  const literal = [...written.replace(/\\([^A-Za-z0-9])/gu, '$1')];
  const next = regex.pattern[1 + written.length];
  if (next === '*' || next === '?' || next === '{') literal.pop();
  return literal.join('');
}
