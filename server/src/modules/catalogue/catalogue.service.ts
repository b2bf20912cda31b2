import type { ProductGroup } from '@eunbit/schema/catalogue';
import type { Market } from '@eunbit/schema/market';
import { cursorError, decodeCursor, encodeCursor } from '../../common/cursor.ts';
import { isObjectId } from '../../common/object-id.ts';
import { requirePageSize } from '../../common/page-size.ts';
import { type Page, toPage } from '../../common/pagination.ts';
import type { Mirror } from '../../live/mirror.ts';
import type { CatalogueCache, StoreCatalogue } from './catalogue-cache.ts';
import type { ProductRecord } from './product.record.ts';
import { byPosition, countBefore, type ProductEntry } from './product-entry.ts';

/** Best sellers listed per store (CATALOGUE-6). */
const BEST_SELLERS_SHOWN = 4;
/** Maximum number of products per request by number. */
const MAXIMUM_NUMBERS = 8;

export interface ProductListRequest {
  readonly market: Market;
  readonly group?: ProductGroup | undefined;
  readonly first: number;
  readonly after?: string | undefined;
}

/** Reads the catalogue from memory. */
export function createCatalogueService(catalogueCache: Mirror<CatalogueCache>) {
  const store = async (market: Market): Promise<StoreCatalogue> => (await catalogueCache.read()).stores[market];

  /** Reads the products of some entries: as few as are shown. */
  function toProducts({ byId }: StoreCatalogue, entries: readonly ProductEntry[]): ProductRecord[] {
    return entries.flatMap(({ id }) => byId.get(id) ?? []);
  }

  return {
    /** Products of a group, or all, by position. */
    async list({ market, group, first, after }: ProductListRequest): Promise<Page<ProductRecord>> {
      requirePageSize(first);
      const catalogue = await store(market);
      const listed = group ? catalogue.ofGroup(group) : catalogue.products;
      const from = after ? countUntil(listed, after) : 0;
      const count = listed.length;
      const rows = toProducts(catalogue, listed.slice(from, from + first + 1));
      return toPage(rows, { first, after }, toCursor, async () => count);
    },

    /** By position; other products follow if there are too few best sellers. */
    async bestSellers(market: Market): Promise<readonly ProductRecord[]> {
      const catalogue = await store(market);
      const shown = catalogue.bestSellers.slice(0, BEST_SELLERS_SHOWN);
      for (const entry of catalogue.products) {
        if (shown.length === BEST_SELLERS_SHOWN) break;
        if (!entry.isBestseller) shown.push(entry);
      }
      return toProducts(catalogue, shown);
    },

    /** By current or former slug. */
    async bySlug(market: Market, slug: string): Promise<ProductRecord | null> {
      return (await store(market)).bySlug.get(slug) ?? null;
    },

    /** A published product of a store; null for a draft. */
    async shown(market: Market, id: string): Promise<ProductRecord | null> {
      return (await store(market)).byId.get(id) ?? null;
    },

    /** Includes drafts: for staff, and for products in orders. */
    async byId(id: string): Promise<ProductRecord | null> {
      return (await catalogueCache.read()).byId.get(id) ?? null;
    },

    /** Products in the order of `numbers`; unknown and repeated numbers are ignored. */
    async byNumbers(market: Market, numbers: readonly number[]): Promise<ProductRecord[]> {
      const catalogue = await store(market);
      const wanted = [...new Set(numbers)].slice(0, MAXIMUM_NUMBERS);
      return toProducts(
        catalogue,
        wanted.flatMap((number) => catalogue.byNumber(number) ?? []),
      );
    },
  };
}

function toCursor({ position, _id }: ProductRecord): string {
  return encodeCursor([String(position), String(_id)]);
}

/** The entries up to a cursor, and that of it. Compares positions, as the cursor's product may no longer be listed. */
function countUntil(listed: readonly ProductEntry[], cursor: string): number {
  const [position, id] = decodeCursor(cursor);
  if (!/^\d{1,9}$/.test(position) || !isObjectId(id)) throw cursorError();
  const place = { position: Number(position), id };
  const before = countBefore(listed, place);
  const next = listed[before];
  return next && byPosition(next, place) === 0 ? before + 1 : before;
}

export type CatalogueService = ReturnType<typeof createCatalogueService>;
