import type { Language } from '@eunbit/schema/market';
import { type NumberedPage, type NumberedPageRequest, sliceNumberedPage } from '../../common/numbered-page.ts';
import type { Mirror } from '../../live/mirror.ts';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { Shopfront } from '../catalogue/product.presenter.ts';
import type { ProductRecord } from '../catalogue/product.record.ts';
import type { FaqRecord, HelpCentres } from '../faq/faq.record.ts';
import { searchedWords } from './search-words.ts';
import { indexOnce, TextIndex } from './text-index.ts';

/** Maximum number of questions in a result. */
const QUESTIONS_SHOWN = 5;

export interface SearchRequest extends Shopfront {
  readonly text: string;
  /** The page of products. */
  readonly request: NumberedPageRequest;
}

export interface Finds {
  readonly products: NumberedPage<ProductRecord>;
  readonly faqEntries: readonly FaqRecord[];
}

interface Deps {
  readonly catalogueCache: Mirror<CatalogueCache>;
  readonly helpCentres: Mirror<HelpCentres>;
}

/**
 * The search over products and questions. It reads in-memory indexes of the mirrors' contents: a keystroke costs no
 * database query, and the cost of a search grows little with the number of products.
 */
export function createSearchService({ catalogueCache, helpCentres }: Deps) {
  const productIndex = indexOnce(({ products }: CatalogueCache, language) =>
    TextIndex.of(products, (product) => textsOfProduct(product, language)),
  );
  const faqIndex = indexOnce((entries: readonly FaqRecord[], language) =>
    TextIndex.of(entries, (entry) => textsOfEntry(entry, language)),
  );

  return {
    /** Products and questions that contain every word of the text, in one language; product names in both. */
    async find({ text, market, language, request }: SearchRequest): Promise<Finds> {
      const words = searchedWords(text);
      const [catalogue, helpCentre] = await Promise.all([catalogueCache.read(), helpCentres.read()]);
      const entries = helpCentre[market];
      const [products, questions] = await Promise.all([productIndex(catalogue, language), faqIndex(entries, language)]);
      const { byId } = catalogue.stores[market];
      const found = products
        .find(words)
        .flatMap((place) => catalogue.products[place] ?? [])
        // The index includes drafts, which no store lists.
        .filter(({ _id }) => byId.has(String(_id)));
      return {
        products: sliceNumberedPage(found, request),
        faqEntries: questions
          .find(words)
          .slice(0, QUESTIONS_SHOWN)
          .flatMap((place) => entries[place] ?? []),
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
