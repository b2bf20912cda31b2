import { MongoError } from '../errors.ts';

export function invalidRegex(reason: string): MongoError {
  return new MongoError(51091, `Regular expression is invalid: ${reason}`);
}

/** Reads a PCRE pattern from left to right. */
export class PatternReader {
  readonly #pattern: string;
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#pattern.length;
  }

  /** Consumes the match of a sticky expression at this position. */
  take(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.#at;
    const match = expression.exec(this.#pattern);
    if (match) this.#at += match[0].length;
    return match ?? undefined;
  }

  /** Consumes the next character; returns its code point. */
  takeCharacter(): number {
    const code = this.#pattern.codePointAt(this.#at);
    if (code === undefined) throw invalidRegex('the pattern ends too early');
    this.#at += code > 0xffff ? 2 : 1;
    return code;
  }
}
