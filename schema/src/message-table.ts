import type { Language } from './market.ts';

/** Messages by key, in both languages. The rules in docs/rules name them by their key. */
export type MessageTable = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Values for the placeholders `{name}` of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Fills in the placeholders `{name}` of a text; one without a value stays unchanged. */
export function fillIn(text: string, values: MessageValues): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
