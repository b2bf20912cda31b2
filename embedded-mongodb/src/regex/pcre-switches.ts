import { MongoError } from '../errors.ts';
import { invalidRegex } from './pcre-reader.ts';

/** The inline options of a pattern. */
export interface Switches {
  ignoresCase: boolean;
  isMultiline: boolean;
  dotsAll: boolean;
  isExtended: boolean;
}

const NAMES: Readonly<Record<string, keyof Switches>> = {
  i: 'ignoresCase',
  m: 'isMultiline',
  s: 'dotsAll',
  x: 'isExtended',
};

const NONE: Switches = { ignoresCase: false, isMultiline: false, dotsAll: false, isExtended: false };

/** The switches that are set by the options of an expression. */
export function parseSwitches(options: string): Switches {
  const switches = { ...NONE };
  for (const option of options) {
    const name = NAMES[option];
    if (name) switches[name] = true;
    else if (option !== 'u') throw new MongoError(51108, ` invalid flag in regex options: ${option}`);
  }
  return switches;
}

/** Applies inline options: `^` resets all, then options to set, and after a hyphen options to clear. */
export function switched(before: Switches, [, reset, on = '', off]: RegExpExecArray): Switches {
  if (reset && off !== undefined) throw invalidRegex('invalid hyphen in option setting');
  const next = { ...(reset ? NONE : before) };
  for (const option of on) next[NAMES[option] as keyof Switches] = true;
  for (const option of off ?? '') next[NAMES[option] as keyof Switches] = false;
  return next;
}
