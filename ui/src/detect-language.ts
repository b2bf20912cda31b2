import type { Language } from '@eunbit/schema/market';

/**
 * The language of a text that a person wrote, for its `lang`. Nobody is asked for it, and people write in either language in both
 * stores (STORE-3).
 */
export function detectLanguage(text: string): Language {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(/\p{Script=Hangul}/gu) > count(/\p{Script=Latin}/gu) ? 'ko' : 'en';
}
