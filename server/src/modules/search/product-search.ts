import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language } from '@eunbit/schema/market';
import type { CatalogueCache, ProductEntry, ProductRecord } from '../catalogue/index.ts';
import { type Nearest, takeNearest } from './nearest.ts';
import { TextIndex } from './text-index.ts';

/** The texts by which a product is found, by descending weight. */
export type GetProductTexts = (product: ProductRecord, language: Language) => readonly string[];

export interface ProductSearchRequest {
  readonly catalogue: CatalogueCache;
  readonly language: Language;
  readonly words: readonly string[];
  /** In shop order. */
  readonly products: readonly ProductEntry[];
  /** Maximum number of products, nearest first. */
  readonly most: number;
}

/** Products indexed before other requests get their turn. */
const AT_ONCE = 10;

const LANGUAGES: readonly Language[] = ['ko', 'en'];

type Indexes = Readonly<Record<Language, TextIndex>>;

/** Builds the indexes of a catalogue, which follow its changes from the start of the build. */
async function buildIndexes(catalogue: CatalogueCache, getTexts: GetProductTexts): Promise<Indexes> {
  const indexes: Indexes = { ko: new TextIndex(), en: new TextIndex() };
  // Products that the build has not reached yet: it will read their current state.
  const waiting = new Map(catalogue.products.map((entry) => [entry.id, entry]));

  function apply(change: 'add' | 'remove', ordinal: number, product: ProductRecord | undefined): void {
    if (!product) return;
    for (const language of LANGUAGES) indexes[language][change](ordinal, getTexts(product, language));
  }

  catalogue.onChange((entry, before, after) => {
    if (waiting.has(entry.id)) return;
    apply('remove', entry.ordinal, before);
    apply('add', entry.ordinal, after);
  });
  let indexed = 0;
  for (const entry of waiting.values()) {
    apply('add', entry.ordinal, catalogue.byId.get(entry.id));
    waiting.delete(entry.id);
    indexed += 1;
    if (indexed % AT_ONCE === 0) await nextTurn();
  }
  return indexes;
}

/**
 * The search over the products of the catalogue. The first search builds its indexes, and a change only re-indexes its own
 * product: no search reads the texts of products.
 */
export function createProductSearch(getTexts: GetProductTexts) {
  const built = new WeakMap<CatalogueCache, Promise<Indexes>>();

  function getIndexes(catalogue: CatalogueCache): Promise<Indexes> {
    const indexes = built.get(catalogue) ?? buildIndexes(catalogue, getTexts);
    built.set(catalogue, indexes);
    return indexes;
  }

  return {
    /** Builds the indexes, which the first search would otherwise wait for. */
    async prepare(catalogue: CatalogueCache): Promise<void> {
      await getIndexes(catalogue);
    },

    /** The nearest of `products`, a part of the catalogue; ties in shop order. */
    async find({ catalogue, language, words, products, most }: ProductSearchRequest): Promise<Nearest<ProductEntry>> {
      const index = (await getIndexes(catalogue))[language];
      return takeNearest(products, ({ ordinal }) => ordinal, index.find(words), most);
    },
  };
}
