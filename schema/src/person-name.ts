export interface PersonName {
  /** Given name. */
  readonly firstname: string;
  /** Family name. */
  readonly lastname: string;
}

const HANGUL = /[\uac00-\ud7a3]/;

/** A name as it is written: family name first and together in Hangul, given name first otherwise. */
export function personName({ firstname, lastname }: PersonName): string {
  const [given, family] = [firstname.trim(), lastname.trim()];
  return HANGUL.test(family) ? `${family}${given}` : `${given} ${family}`.trim();
}

/**
 * A name that came in one piece, taken apart: in Hangul the first syllable is the family name, otherwise the last word.
 * A part that is not there is empty.
 */
export function splitName(name: string): PersonName {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  if (HANGUL.test(first)) {
    const [lastname = '', ...rest] = words.join('');
    return { firstname: rest.join(''), lastname };
  }
  return { firstname: words.slice(0, Math.max(1, words.length - 1)).join(' '), lastname: words.slice(1).at(-1) ?? '' };
}
