import type { Colleague } from './use-colleagues.ts';

/** Maximum number of suggested colleagues. */
const OFFERED = 6;

/** The `@…` that is being typed before the caret: its start, and the typed part of the name. */
export interface MentionStart {
  readonly at: number;
  readonly typed: string;
}

/** Null if no mention is being typed; an email address is not a mention. */
export function findMention(text: string, caret: number): MentionStart | null {
  const [, typed] = /(?:^|[\s(])@([^@\n]{0,40})$/u.exec(text.slice(0, caret)) ?? [];
  return typed === undefined ? null : { at: caret - typed.length - 1, typed };
}

const folded = (text: string) => text.normalize('NFC').toLowerCase();

/** Colleagues with a word of their name that starts with the typed text; empty once the full name is typed. */
export function offerColleagues(colleagues: readonly Colleague[], typed: string): Colleague[] {
  const wanted = folded(typed);
  return colleagues
    .filter(({ name }) => {
      const whole = folded(name);
      return !wanted.startsWith(whole) && [whole, ...whole.split(' ')].some((part) => part.startsWith(wanted));
    })
    .slice(0, OFFERED);
}

/** Replaces the typed part by the name; returns the text and the new caret position. */
export function completeMention(
  text: string,
  { at, typed }: MentionStart,
  { name }: Colleague,
): { readonly text: string; readonly caret: number } {
  const named = `${text.slice(0, at)}@${name} `;
  return { text: named + text.slice(at + 1 + typed.length).replace(/^ /u, ''), caret: named.length };
}

/** Ids of the chosen colleagues whose names are still in the text. */
export function mentionedIn(text: string, chosen: readonly Colleague[]): string[] {
  return [...new Set(chosen.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id))];
}
