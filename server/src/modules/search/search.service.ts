import type { Language, Market } from '@eunbit/schema/market';
import { type NumberedPage, type NumberedPageRequest, readNumberedPageBy } from '../../common/numbered-page.ts';
import type { Mirror } from '../../live/mirror.ts';
import type { CatalogueCache, ProductRecord, Shopfront } from '../catalogue/index.ts';
import type { FaqRecord, HelpCentres } from '../faq/index.ts';
import { takeNearest } from './nearest.ts';
import { createProductSearch } from './product-search.ts';
import { searchedWords } from './search-words.ts';
import { TextIndex } from './text-index.ts';

/** Maximum number of questions in a result. */
const QUESTIONS_SHOWN = 5;

export interface SearchRequest extends Shopfront {
  readonly text: string;
  /** The requested page of products. */
  readonly request: NumberedPageRequest;
}

export interface Finds {
  readonly products: NumberedPage<ProductRecord>;
  readonly faqEntries: readonly FaqRecord[];
  readonly faqCount: number;
  /** The words of the search that match something, if all together match nothing; null if no word or every word does. */
  readonly suggestion: string | null;
}

interface Deps {
  readonly catalogueCache: Mirror<CatalogueCache>;
  readonly helpCentres: Mirror<HelpCentres>;
}

/** The search over products and questions. It reads in-memory indexes: a keystroke costs no database query. */
export function createSearchService({ catalogueCache, helpCentres }: Deps) {
  const productSearch = createProductSearch(textsOfProduct);
  const faqIndexes = new WeakMap<readonly FaqRecord[], Partial<Record<Language, TextIndex>>>();

  /** Changed entries are a new list, which gets a new index. */
  function getFaqIndex(entries: readonly FaqRecord[], language: Language): TextIndex {
    const built = faqIndexes.get(entries) ?? {};
    faqIndexes.set(entries, built);
    if (built[language]) return built[language];
    const index = new TextIndex();
    for (const [number, entry] of entries.entries()) index.add(number, textsOfEntry(entry, language));
    built[language] = index;
    return index;
  }

  async function findQuestions(words: readonly string[], market: Market, language: Language) {
    const helpCentre = (await helpCentres.read())[market];
    const entries = helpCentre.map((entry, number) => ({ entry, number }));
    return takeNearest(entries, ({ number }) => number, getFaqIndex(helpCentre, language).find(words), QUESTIONS_SHOWN);
  }

  async function findProducts(words: readonly string[], { market, language }: Shopfront, most: number) {
    const catalogue = await catalogueCache.read();
    const { products, byId } = catalogue.stores[market];
    const { items, total } = await productSearch.find({ catalogue, language, words, products, most });
    return { rows: items.flatMap(({ id }) => byId.get(id) ?? []), total };
  }

  async function findsAny(words: readonly string[], shopfront: Shopfront): Promise<boolean> {
    const { total } = await findProducts(words, shopfront, 1);
    return total > 0 || (await findQuestions(words, shopfront.market, shopfront.language)).total > 0;
  }

  /** The words of a search without results, except those that match nothing. */
  async function suggest(words: readonly string[], shopfront: Shopfront): Promise<string | null> {
    const useful: string[] = [];
    for (const word of words) if (await findsAny([...useful, word], shopfront)) useful.push(word);
    return useful.length > 0 ? useful.join(' ') : null;
  }

  return {
    /** Whether a text finds a product or a question. */
    findsAny: (text: string, shopfront: Shopfront): Promise<boolean> => findsAny(searchedWords(text), shopfront),

    /** Reads and indexes the catalogue, which the first search would otherwise wait for. */
    async prepare(): Promise<void> {
      await productSearch.prepare(await catalogueCache.read());
    },

    /** Products and questions that contain every word of the text, in one language; product names in both. */
    async find({ text, market, language, request }: SearchRequest): Promise<Finds> {
      const words = searchedWords(text);
      const shopfront = { market, language };
      const products = await readNumberedPageBy(request, async (offset, first) => {
        const { rows, total } = await findProducts(words, shopfront, offset + first);
        return { rows: rows.slice(offset), totalCount: total };
      });
      const { items, total: faqCount } = await findQuestions(words, market, language);
      const isEmpty = products.totalCount === 0 && faqCount === 0;
      return {
        products,
        faqEntries: items.map(({ entry }) => entry),
        faqCount,
        suggestion: isEmpty ? await suggest(words, shopfront) : null,
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
