import type { ProductGroup } from '@eunbit/schema/catalogue';
import type { Market } from '@eunbit/schema/market';
import { cursorError, decodeCursor, encodeCursor } from '../../common/cursor.ts';
import { isObjectId } from '../../common/object-id.ts';
import { clampPageSize, type Page, toPage } from '../../common/pagination.ts';
import type { Mirror } from '../../live/mirror.ts';
import type { CatalogueCache, StoreCatalogue } from './catalogue-cache.ts';
import type { ProductRecord } from './product.record.ts';
import { getProductNumber } from './product-number.ts';

/** CATALOGUE-6. */
const BEST_SELLERS_SHOWN = 4;
/** Most products that may be asked for by number at once. */
const MAXIMUM_NUMBERS = 8;

export interface ProductListRequest {
  readonly market: Market;
  readonly group?: ProductGroup | undefined;
  readonly first: number;
  readonly after?: string | undefined;
}

/** Reads the catalogue from its mirror. */
export function createCatalogueService(catalogueCache: Mirror<CatalogueCache>) {
  const store = async (market: Market): Promise<StoreCatalogue> => (await catalogueCache.read()).stores[market];

  return {
    /** Products of a group, or all, in shop order. */
    async list({ market, group, first, after }: ProductListRequest): Promise<Page<ProductRecord>> {
      const size = clampPageSize(first);
      const { products } = await store(market);
      const listed = group ? products.filter((product) => product.group === group) : products;
      const from = after ? listed.findIndex(isBeyond(after)) : 0;
      const rows = from < 0 ? [] : listed.slice(from, from + size + 1);
      return toPage(rows, size, toCursor, async () => listed.length);
    },

    /** In shop order, filled up with other products where too few are best sellers. */
    async bestSellers(market: Market): Promise<readonly ProductRecord[]> {
      const { products } = await store(market);
      const others = products.filter(({ bestseller }) => !bestseller);
      return [...products.filter(({ bestseller }) => bestseller), ...others].slice(0, BEST_SELLERS_SHOWN);
    },

    /** By its address in a store, or by one that it had. */
    async bySlug(market: Market, slug: string): Promise<ProductRecord | null> {
      return (await store(market)).bySlug.get(slug) ?? null;
    },

    /** What a store shows under an id; null for a draft. */
    async shown(market: Market, id: string): Promise<ProductRecord | null> {
      return (await store(market)).byId.get(id) ?? null;
    },

    /** Drafts included: for staff, and for what was sold. */
    async byId(id: string): Promise<ProductRecord | null> {
      return (await catalogueCache.read()).byId.get(id) ?? null;
    },

    /** Products in the order of the numbers; unknown and repeated ones are left out. */
    async byNumbers(market: Market, numbers: readonly number[]): Promise<ProductRecord[]> {
      const { products } = await store(market);
      const wanted = [...new Set(numbers)].slice(0, MAXIMUM_NUMBERS);
      return wanted.flatMap((number) => products.find((product) => getProductNumber(product) === number) ?? []);
    },

    /** Every product in shop order, drafts included, for staff. */
    async all(): Promise<readonly ProductRecord[]> {
      return (await catalogueCache.read()).products;
    },
  };
}

function toCursor({ position, _id }: ProductRecord): string {
  return encodeCursor([String(position), String(_id)]);
}

/** Finds the products after a cursor, in shop order; the product it was made of may be gone. */
function isBeyond(cursor: string): (product: ProductRecord) => boolean {
  const [position, id] = decodeCursor(cursor);
  if (!/^\d{1,9}$/.test(position) || !isObjectId(id)) throw cursorError();
  const at = Number(position);
  return (product) => product.position > at || (product.position === at && String(product._id) > id);
}

export type CatalogueService = ReturnType<typeof createCatalogueService>;
