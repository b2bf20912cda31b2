import { orderableQuantity, type ProductGroup } from '@eunbit/schema/catalogue';
import type { Market } from '@eunbit/schema/market';
import type { ProductSort } from '@eunbit/schema/product-list';
import { type NumberedPage, type NumberedPageRequest, readNumberedPageBy } from '../../common/numbered-page.ts';
import type { Mirror } from '../../live/mirror.ts';
import type { CatalogueCache, ProductRecord } from '../catalogue/index.ts';
import { type StockLevels, stockId } from '../stock/index.ts';
import { type ChoiceCounts, countChoices, isListed, type ProductListFilter, sortListed } from './product-list-rules.ts';
import { type UnitsSold, unitsSoldId } from './units-sold.model.ts';

interface Deps {
  readonly catalogueCache: Mirror<CatalogueCache>;
  readonly stockLevels: Mirror<StockLevels>;
  readonly unitsSold: Mirror<UnitsSold>;
}

export interface ProductListRequest {
  readonly market: Market;
  /** Undefined for everything. */
  readonly group?: ProductGroup | undefined;
  readonly filter: ProductListFilter;
  readonly sort: ProductSort;
  readonly page: NumberedPageRequest;
}

export interface ListedProducts {
  readonly products: NumberedPage<ProductRecord>;
  /** Without the filter. */
  readonly total: number;
  readonly choices: ChoiceCounts;
  /** The first of the whole list. */
  readonly firstIds: readonly string[];
}

/** Products of a list that have a say in what goes with it. */
const ASKED = 8;

/** Filters, sorts and counts the entries in memory; only the products of the page are read. */
export function createProductList({ catalogueCache, stockLevels, unitsSold }: Deps) {
  return {
    async read({ market, group, filter, sort, page }: ProductListRequest): Promise<ListedProducts> {
      const [catalogue, levels, sold] = await Promise.all([
        catalogueCache.read(),
        stockLevels.read(),
        unitsSold.read(),
      ]);
      const store = catalogue.stores[market];
      const entries = group ? store.ofGroup(group) : store.products;
      const all = entries.map(({ id, suits, contentsKind, prices, number, isBestseller }) => ({
        id,
        suits,
        kind: contentsKind,
        price: prices[market],
        number,
        unitsSold: sold.get(unitsSoldId(market, id))?.units ?? 0,
        isBestseller,
        isOrderable: orderableQuantity(levels.get(stockId(market, id))) > 0,
      }));
      const listed = sortListed(
        all.filter((product) => isListed(product, filter)),
        sort,
      );
      const products = await readNumberedPageBy(page, async (offset, first) => ({
        rows: listed.slice(offset, offset + first).flatMap(({ id }) => store.byId.get(id) ?? []),
        totalCount: listed.length,
      }));
      const firstIds = entries.slice(0, ASKED).map(({ id }) => id);
      return { products, total: all.length, choices: countChoices(all, filter), firstIds };
    },
  };
}

export type ProductListReader = ReturnType<typeof createProductList>;
