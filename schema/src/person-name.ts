export interface PersonName {
  /** Given name. */
  readonly firstName: string;
  /** Family name. */
  readonly lastName: string;
}

const HANGUL = /[\uac00-\ud7a3]/;

/** A name in its usual written form: family name first and without a space in Hangul, given name first otherwise. */
export function personName({ firstName, lastName }: PersonName): string {
  const [given, family] = [firstName.trim(), lastName.trim()];
  return HANGUL.test(family) ? `${family}${given}` : `${given} ${family}`.trim();
}

/** Splits a full name: in Hangul the first syllable is the family name, otherwise the last word. A missing part is empty. */
export function splitName(name: string): PersonName {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  if (HANGUL.test(first)) {
    const [lastName = '', ...rest] = words.join('');
    return { firstName: rest.join(''), lastName };
  }
  return { firstName: words.slice(0, Math.max(1, words.length - 1)).join(' '), lastName: words.slice(1).at(-1) ?? '' };
}
