import type { Colleague } from './use-colleagues.ts';

/** Most colleagues that are offered at a time. */
const OFFERED = 6;

/** The `@…` that is being typed before the caret: where it begins, and what of the name is there. */
export interface MentionStart {
  readonly at: number;
  readonly typed: string;
}

/** Null if no mention is being typed; an email address is none. */
export function findMention(text: string, caret: number): MentionStart | null {
  const [, typed] = /(?:^|[\s(])@([^@\n]{0,40})$/u.exec(text.slice(0, caret)) ?? [];
  return typed === undefined ? null : { at: caret - typed.length - 1, typed };
}

const folded = (text: string) => text.normalize('NFC').toLowerCase();

/** Whose name, or a part of it, begins like what is typed; nobody once the whole name stands there. */
export function offerColleagues(colleagues: readonly Colleague[], typed: string): Colleague[] {
  const wanted = folded(typed);
  return colleagues
    .filter(({ name }) => {
      const whole = folded(name);
      return !wanted.startsWith(whole) && [whole, ...whole.split(' ')].some((part) => part.startsWith(wanted));
    })
    .slice(0, OFFERED);
}

/** The text with the name in the place of what was typed, and where the caret then stands. */
export function completeMention(
  text: string,
  { at, typed }: MentionStart,
  { name }: Colleague,
): { readonly text: string; readonly caret: number } {
  const named = `${text.slice(0, at)}@${name} `;
  return { text: named + text.slice(at + 1 + typed.length).replace(/^ /u, ''), caret: named.length };
}

/** Ids of those chosen whose name still stands in the text. */
export function mentionedIn(text: string, chosen: readonly Colleague[]): string[] {
  return [...new Set(chosen.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id))];
}
