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
  /** Products wanted, the nearest. */
  readonly most: number;
}

/** Products indexed before others are answered. */
const AT_ONCE = 10;

const LANGUAGES: readonly Language[] = ['ko', 'en'];

type Indexes = Readonly<Record<Language, TextIndex>>;

/** The indexes of a catalogue, which take part in its changes from their beginning on. */
async function buildIndexes(catalogue: CatalogueCache, getTexts: GetProductTexts): Promise<Indexes> {
  const indexes: Indexes = { ko: new TextIndex(), en: new TextIndex() };
  // Those that the building has not come to yet: it will read them as they are then.
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
 * The search over the products of the catalogue. Its indexes are built by the first search, and a change costs its own
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
    /** Builds what the first search would have to wait for. */
    async prepare(catalogue: CatalogueCache): Promise<void> {
      await getIndexes(catalogue);
    },

    /** The nearest of `products`, which are some of the catalogue, in shop order where they are equally near. */
    async find({ catalogue, language, words, products, most }: ProductSearchRequest): Promise<Nearest<ProductEntry>> {
      const index = (await getIndexes(catalogue))[language];
      return takeNearest(products, ({ ordinal }) => ordinal, index.find(words), most);
    },
  };
}
