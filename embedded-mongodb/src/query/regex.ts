import { MongoError } from '../errors.ts';

/** A regular expression with the source it was written as; the source decides index use. */
export interface CompiledRegex {
  readonly expression: RegExp;
  readonly pattern: string;
  readonly options: string;
}

const cache = new Map<string, CompiledRegex>();
const CACHE_SIZE = 500;

class Regex implements CompiledRegex {
  readonly expression: RegExp;
  readonly pattern: string;
  readonly options: string;
  constructor(pattern: string, options: string) {
    this.pattern = pattern;
    this.options = options;
    this.expression = translate(pattern, options);
  }
}

/** Compiles a PCRE pattern as far as JavaScript's expressions reach. */
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

function translate(pattern: string, options: string): RegExp {
  let flags = '';
  let source = pattern;
  for (const option of options) {
    if (option === 'i' || option === 'm' || option === 's') {
      if (!flags.includes(option)) flags += option;
    } else if (option === 'x') source = withoutComments(source);
    else if (option !== 'u') throw new MongoError(51108, ` invalid flag in regex options: ${option}`);
  }
  const inline = /^\(\?([ims]+)\)/.exec(source);
  if (inline) {
    for (const flag of inline[1] ?? '') if (!flags.includes(flag)) flags += flag;
    source = source.slice(inline[0].length);
  }
  source = source.replaceAll('\\A', '^').replaceAll('\\z', '$').replaceAll('\\Z', '$').replaceAll('(?P<', '(?<');
  try {
    return new RegExp(source, `${flags}u`);
  } catch {
    return withoutUnicode(source, flags);
  }
}

function withoutUnicode(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MongoError(51091, `Regular expression is invalid: ${reason}`);
  }
}

function withoutComments(source: string): string {
  return source.replace(/\\.|\[(?:\\.|[^\]])*\]|\s+|#[^\n]*/g, (part) =>
    part.startsWith('\\') || part.startsWith('[') ? part : '',
  );
}

/** The text every match starts with, for an anchored and case-sensitive pattern; empty where there is none. */
export function literalPrefix(regex: CompiledRegex): string {
  if (regex.options.includes('i') || regex.options.includes('x') || regex.options.includes('m')) return '';
  if (!regex.pattern.startsWith('^') || regex.pattern.includes('|')) return '';
  const match = /^[^\\^$.*+?()[\]{}|]*/.exec(regex.pattern.slice(1));
  const literal = match?.[0] ?? '';
  const next = regex.pattern[1 + literal.length];
  return next === '*' || next === '?' || next === '{' ? literal.slice(0, -1) : literal;
}
