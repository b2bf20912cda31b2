import type { Market } from '@eunbit/schema/market';
import type { ProductSort } from '@eunbit/schema/product-list';
import { type NumberedPage, type NumberedPageRequest, sliceNumberedPage } from '../../common/numbered-page.ts';
import type { Mirror } from '../../live/mirror.ts';
import type { CatalogueCache, StoreCatalogue } from './catalogue-cache.ts';
import type { ProductRecord } from './product.model.ts';
import type { ProductEntry } from './product-entry.ts';
import {
  byMark,
  type ChoiceCounts,
  countChoices,
  isListed,
  type ListedProduct,
  type ProductFilter,
  sortListed,
} from './product-list-rules.ts';

/** Figures about a store's products, supplied by modules of higher layers. */
export type ProductFigures = (productId: string) => Pick<ListedProduct, 'unitsSold' | 'isOrderable'>;

export interface ProductListRequest {
  readonly market: Market;
  readonly filter: ProductFilter;
  readonly sort: ProductSort;
  readonly page: NumberedPageRequest;
}

export interface ListedProducts {
  readonly products: NumberedPage<ProductRecord>;
  /** Number of products of the group or of the numbers, without the other conditions. */
  readonly unfilteredCount: number;
  /** The first of these. */
  readonly firstIds: readonly string[];
  countChoices(): Promise<ChoiceCounts>;
}

/** Number of products of a list whose companions are used. */
const ASKED = 8;
/** Maximum products per request by number. */
const MAXIMUM_NUMBERS = 8;

/** In shop order, or in the order of the numbers. */
function getEntries(store: StoreCatalogue, { numbers, group }: ProductFilter): readonly ProductEntry[] {
  if (!numbers) return group ? store.ofGroup(group) : store.products;
  const wanted = [...new Set(numbers)].slice(0, MAXIMUM_NUMBERS);
  const entries = wanted.flatMap((number) => store.byNumber(number) ?? []);
  return group ? entries.filter((entry) => entry.group === group) : entries;
}

/** Sorts that need neither stock nor sales; null for other sorts. */
function sortEntries(entries: readonly ProductEntry[], sort: ProductSort): readonly ProductEntry[] | null {
  if (sort === 'SHOP_ORDER') return entries;
  return sort === 'MARKED_FIRST' ? entries.toSorted(byMark) : null;
}

/** Filters, sorts and counts the entries in memory; only the products of the page are read. */
export function createProductList(catalogueCache: Mirror<CatalogueCache>) {
  let readFigures: ((market: Market) => Promise<ProductFigures>) | null = null;

  async function toListed(market: Market, entries: readonly ProductEntry[]) {
    if (!readFigures) throw new Error('no module has provided the figures of products');
    const getFigures = await readFigures(market);
    return entries.map(({ id, suits, contentsKind, prices, number, isBestseller }) => {
      const { unitsSold, isOrderable } = getFigures(id);
      return { id, suits, kind: contentsKind, price: prices[market], number, unitsSold, isBestseller, isOrderable };
    });
  }

  return {
    /** Called once at startup by the module that knows stock and sales. */
    provideFigures(read: (market: Market) => Promise<ProductFigures>): void {
      readFigures = read;
    },

    async read({ market, filter, sort, page }: ProductListRequest): Promise<ListedProducts> {
      const store = (await catalogueCache.read()).stores[market];
      const entries = getEntries(store, filter);
      const isWhole = filter.suits.length === 0 && filter.kind === null && !filter.isInStock;
      const narrowed = async () => (await toListed(market, entries)).filter((product) => isListed(product, filter));
      const listed: readonly { readonly id: string }[] =
        (isWhole ? sortEntries(entries, sort) : null) ?? sortListed(await narrowed(), sort);
      const { rows, ...place } = sliceNumberedPage(listed, page);
      return {
        products: { ...place, rows: rows.flatMap(({ id }) => store.byId.get(id) ?? []) },
        unfilteredCount: entries.length,
        firstIds: entries.slice(0, ASKED).map(({ id }) => id),
        countChoices: async () => countChoices(await toListed(market, entries), filter),
      };
    },
  };
}
