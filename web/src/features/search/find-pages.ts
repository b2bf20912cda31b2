import type { Language, Market } from '@eunbit/schema/market';
import { normaliseLine } from '@eunbit/schema/typed-line';
import { type FoundPage, PAGES } from './found-pages.content.ts';

const toCompared = (text: string) => normaliseLine(text).toLowerCase();

/** The pages of a store that contain every word of a text in their title or keywords. */
export function findPages(text: string, market: Market, language: Language): readonly FoundPage[] {
  const words = toCompared(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return PAGES[language].filter((page) => {
    if (page.market && page.market !== market) return false;
    const compared = toCompared(`${page.title} ${page.words}`);
    return words.every((word) => compared.includes(word));
  });
}
