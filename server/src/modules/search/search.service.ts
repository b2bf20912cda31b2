import type { Language } from '@eunbit/schema/market';
import type { LiveHub } from '../../live/live-hub.ts';
import type { Shopfront } from '../catalogue/catalogue.service.ts';
import type { ProductRecord } from '../catalogue/product.model.ts';
import type { FaqRecord } from '../support/faq.model.ts';
import { nearest, wordsOf } from './search-rules.ts';

/** Finds of one kind that an answer carries. */
const FINDS_SHOWN = 5;

export interface Finds {
  readonly products: readonly ProductRecord[];
  readonly faqEntries: readonly FaqRecord[];
}

/** The one search over products and questions. Looks at the mirrors, so that typing costs the database nothing. */
export function createSearchService({ shelf, faq }: Pick<LiveHub, 'shelf' | 'faq'>) {
  return {
    /** Things that have every word of the text, in the words of one language; names of products in both. */
    async find(text: string, { market, language }: Shopfront): Promise<Finds> {
      const words = wordsOf(text);
      const [{ stores }, helpCentres] = await Promise.all([shelf.read(), faq.read()]);
      return {
        products: nearest(stores[market].products, words, (product) => textsOfProduct(product, language), FINDS_SHOWN),
        faqEntries: nearest(helpCentres[market], words, (entry) => textsOfEntry(entry, language), FINDS_SHOWN),
      };
    },
  };
}

function textsOfProduct({ title, subtitle, sections }: ProductRecord, language: Language): string[] {
  const lines = sections.flatMap((section) => section.lines[language]);
  return [title[language], title[language === 'ko' ? 'en' : 'ko'], subtitle[language], lines.join('\n')];
}

function textsOfEntry({ question, answer }: FaqRecord, language: Language): string[] {
  return [question[language], answer[language].join('\n')];
}

export type SearchService = ReturnType<typeof createSearchService>;
