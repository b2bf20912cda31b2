import type { ProductGroup } from '@eunbit/schema/catalogue';
import type { Market } from '@eunbit/schema/market';
import { cursorError, decodeCursor, encodeCursor } from '../../common/cursor.ts';
import { isObjectId } from '../../common/object-id.ts';
import { requirePageSize } from '../../common/page-size.ts';
import { type Page, toPage } from '../../common/pagination.ts';
import type { Mirror } from '../../live/mirror.ts';
import type { CatalogueCache, StoreCatalogue } from './catalogue-cache.ts';
import type { ProductRecord } from './product.record.ts';
import { getProductNumber } from './product-number.ts';

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

  return {
    /** Products of a group, or all, by position. */
    async list({ market, group, first, after }: ProductListRequest): Promise<Page<ProductRecord>> {
      requirePageSize(first);
      const { products } = await store(market);
      const listed = group ? products.filter((product) => product.group === group) : products;
      const from = after ? listed.findIndex(isBeyond(after)) : 0;
      const rows = from < 0 ? [] : listed.slice(from, from + first + 1);
      return toPage(rows, { first, after }, toCursor, async () => listed.length);
    },

    /** By position; other products follow if there are too few best sellers. */
    async bestSellers(market: Market): Promise<readonly ProductRecord[]> {
      const { products } = await store(market);
      const others = products.filter(({ bestseller }) => !bestseller);
      return [...products.filter(({ bestseller }) => bestseller), ...others].slice(0, BEST_SELLERS_SHOWN);
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
      const { products } = await store(market);
      const wanted = [...new Set(numbers)].slice(0, MAXIMUM_NUMBERS);
      return wanted.flatMap((number) => products.find((product) => getProductNumber(product) === number) ?? []);
    },

    /** All products by position, including drafts, for staff. */
    async all(): Promise<readonly ProductRecord[]> {
      return (await catalogueCache.read()).products;
    },
  };
}

function toCursor({ position, _id }: ProductRecord): string {
  return encodeCursor([String(position), String(_id)]);
}

/** Matches products after a cursor. Compares positions, as the cursor's product may no longer be listed. */
function isBeyond(cursor: string): (product: ProductRecord) => boolean {
  const [position, id] = decodeCursor(cursor);
  if (!/^\d{1,9}$/.test(position) || !isObjectId(id)) throw cursorError();
  const at = Number(position);
  return (product) => product.position > at || (product.position === at && String(product._id) > id);
}

export type CatalogueService = ReturnType<typeof createCatalogueService>;
