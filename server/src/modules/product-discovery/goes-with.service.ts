import { orderableQuantity } from '@eunbit/schema/catalogue';
import type { Market } from '@eunbit/schema/market';
import type { Mirror } from '../../live/mirror.ts';
import type { CatalogueCache, ProductRecord, StoreCatalogue } from '../catalogue/index.ts';
import { type StockLevels, stockId } from '../stock/index.ts';
import { type BoughtTogether, boughtTogetherId } from './bought-together.model.ts';
import { MAXIMUM_COMPANIONS } from './bought-together-tally.ts';
import { type Beside, fitsBeside, nearestToFreeShipping, takeInTurns } from './goes-with-rules.ts';

/** Maximum products of a group that are checked for stock. */
const MAX_CANDIDATES = 50;
/** Maximum lines of a cart or order that are considered. */
const LINES_ASKED = 20;

interface Deps {
  readonly catalogueCache: Mirror<CatalogueCache>;
  readonly stockLevels: Mirror<StockLevels>;
  readonly boughtTogether: Mirror<BoughtTogether>;
}

/** Current catalogue and stock of the store, in memory. */
interface Shelf {
  readonly market: Market;
  readonly store: StoreCatalogue;
  readonly bought: BoughtTogether;
  isOrderable(productId: string): boolean;
}

/** Finds companion products. Reads only memory, so a list of products costs no query. */
export function createGoesWith({ catalogueCache, stockLevels, boughtTogether }: Deps) {
  async function readShelf(market: Market): Promise<Shelf> {
    const [catalogue, levels, bought] = await Promise.all([
      catalogueCache.read(),
      stockLevels.read(),
      boughtTogether.read(),
    ]);
    const store = catalogue.stores[market];
    const isOrderable = (id: string) => store.byId.has(id) && orderableQuantity(levels.get(stockId(market, id))) > 0;
    return { market, store, bought, isOrderable };
  }

  const priceOf = (market: Market, product: ProductRecord) => product.listings[market].price;

  /**
   * Ids for one product, the best first: bought together, then chosen by staff, then of its group (DISCOVERY-5). Products chosen
   * by staff may have any price (DISCOVERY-9).
   */
  function companionsOf(
    { market, store, bought, isOrderable }: Shelf,
    product: ProductRecord,
    beside: Beside,
  ): string[] {
    const id = String(product._id);
    const together = bought.get(boughtTogetherId(market, id))?.companions ?? [];
    const ofGroup = store.ofGroup(product.group).slice(0, MAX_CANDIDATES);
    const ids = [
      ...together.map(({ productId }) => productId),
      ...product.goesWithIds,
      ...ofGroup.map((entry) => entry.id),
    ];
    const fits = (other: string) => {
      const record = store.byId.get(other);
      return record && (product.goesWithIds?.includes(other) || fitsBeside(priceOf(market, record), beside));
    };
    const others = [...new Set(ids)].filter((other) => other !== id && isOrderable(other) && fits(other));
    return others.slice(0, MAXIMUM_COMPANIONS);
  }

  const toProducts = ({ store }: Shelf, ids: readonly string[]) => ids.flatMap((id) => store.byId.get(id) ?? []);

  return {
    /** For the page of a product, stored or in preview. */
    async ofProduct(market: Market, product: ProductRecord, first: number): Promise<ProductRecord[]> {
      const shelf = await readShelf(market);
      const beside = { dearest: priceOf(market, product), missing: 0 };
      return toProducts(shelf, companionsOf(shelf, product, beside).slice(0, first));
    },

    /** For several products, which are not offered again. `missing` is the amount missing for free shipping, or 0. */
    async ofProducts(
      market: Market,
      productIds: readonly string[],
      { missing, first }: { readonly missing: number; readonly first: number },
    ): Promise<ProductRecord[]> {
      const shelf = await readShelf(market);
      const present = new Set(productIds);
      const asked = toProducts(shelf, productIds.slice(0, LINES_ASKED));
      const beside = { dearest: Math.max(0, ...asked.map((product) => priceOf(market, product))), missing };
      const lists = asked.map((product) => companionsOf(shelf, product, beside));
      const offered = takeInTurns(lists).filter((id) => !present.has(id));
      const offers = toProducts(shelf, offered.slice(0, MAXIMUM_COMPANIONS)).map((product) => {
        return { id: String(product._id), price: priceOf(market, product), product };
      });
      return nearestToFreeShipping(offers, missing)
        .slice(0, first)
        .map(({ product }) => product);
    },
  };
}

export type GoesWith = ReturnType<typeof createGoesWith>;
