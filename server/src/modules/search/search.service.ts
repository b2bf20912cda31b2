import type { Language } from '@eunbit/schema/market';
import { type NumberedPage, type NumberedPageRequest, readNumberedPageBy } from '../../common/numbered-page.ts';
import type { Mirror } from '../../live/mirror.ts';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { Shopfront } from '../catalogue/product.presenter.ts';
import type { ProductRecord } from '../catalogue/product.record.ts';
import type { FaqRecord, HelpCentres } from '../faq/faq.record.ts';
import { takeNearest } from './nearest.ts';
import { createProductSearch } from './product-search.ts';
import { searchedWords } from './search-words.ts';
import { TextIndex } from './text-index.ts';

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

/** The search over products and questions. It reads indexes in memory: a keystroke costs no database query. */
export function createSearchService({ catalogueCache, helpCentres }: Deps) {
  const productSearch = createProductSearch({
    read: (catalogue, { id }) => catalogue.peek(id),
    getTexts: textsOfProduct,
  });
  const faqIndexes = new WeakMap<readonly FaqRecord[], Partial<Record<Language, TextIndex>>>();

  /** New entries are a new list, with an index of its own. */
  function getFaqIndex(entries: readonly FaqRecord[], language: Language): TextIndex {
    const built = faqIndexes.get(entries) ?? {};
    faqIndexes.set(entries, built);
    if (built[language]) return built[language];
    const index = new TextIndex();
    for (const [number, entry] of entries.entries()) index.add(number, textsOfEntry(entry, language));
    built[language] = index;
    return index;
  }

  return {
    /** Reads and indexes the catalogue, for which the first search would have to wait. */
    async prepare(): Promise<void> {
      await productSearch.prepare(await catalogueCache.read());
    },

    /** Products and questions that contain every word of the text, in one language; product names in both. */
    async find({ text, market, language, request }: SearchRequest): Promise<Finds> {
      const words = searchedWords(text);
      const [catalogue, helpCentre] = await Promise.all([catalogueCache.read(), helpCentres.read()]);
      const store = catalogue.stores[market];
      const products = await readNumberedPageBy(request, async (offset, first) => {
        const most = offset + first;
        const { items, total } = await productSearch.find({
          catalogue,
          language,
          words,
          products: store.products,
          most,
        });
        return { rows: items.slice(offset).flatMap(({ id }) => store.byId.get(id) ?? []), totalCount: total };
      });
      const entries = helpCentre[market].map((entry, number) => ({ entry, number }));
      const questions = getFaqIndex(helpCentre[market], language).find(words);
      const { items } = takeNearest(entries, ({ number }) => number, questions, QUESTIONS_SHOWN);
      return { products, faqEntries: items.map(({ entry }) => entry) };
    },
  };
}

function textsOfProduct(
  { title, subtitle, sections }: Pick<ProductRecord, 'title' | 'subtitle' | 'sections'>,
  language: Language,
): string[] {
  const lines = sections.flatMap((section) => section.lines[language]);
  return [title[language], title[language === 'ko' ? 'en' : 'ko'], subtitle[language], lines.join('\n')];
}

function textsOfEntry({ question, answer }: FaqRecord, language: Language): string[] {
  return [question[language], answer[language].join('\n')];
}

export type SearchService = ReturnType<typeof createSearchService>;
