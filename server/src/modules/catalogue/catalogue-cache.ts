import { Market } from '@eunbit/schema/market';
import type { ProductModel } from './product.model.ts';
import type { ProductRecord } from './product.record.ts';
import { isPublished } from './product.record.ts';

/** The published products of one store. */
export interface StoreCatalogue {
  /** By ascending position. */
  readonly products: readonly ProductRecord[];
  readonly byId: ReadonlyMap<string, ProductRecord>;
  /** By current slug, and by former slugs that are not another product's current one. */
  readonly bySlug: ReadonlyMap<string, ProductRecord>;
}

/** The whole catalogue, indexed. */
export interface CatalogueCache {
  /** By ascending position, including drafts: for staff, and for products in orders. */
  readonly products: readonly ProductRecord[];
  readonly byId: ReadonlyMap<string, ProductRecord>;
  readonly stores: Readonly<Record<Market, StoreCatalogue>>;
}

/** Up to this many products the catalogue is held in memory; a larger one must be queried instead. */
export const MAXIMUM_PRODUCTS = 25_000;

const indexById = (products: readonly ProductRecord[]) => new Map(products.map((one) => [String(one._id), one]));

export function toCatalogueCache(products: readonly ProductRecord[]): CatalogueCache {
  const store = (market: Market): StoreCatalogue => {
    const shown = products.filter((product) => isPublished(product, market));
    const former = shown.flatMap((product) => (product.formerSlugs ?? []).map((slug) => [slug, product] as const));
    // Current slugs last, so that they override former slugs of other products.
    const bySlug = new Map([...former, ...shown.map((product) => [product.slug, product] as const)]);
    return { products: shown, byId: indexById(shown), bySlug };
  };
  return { products, byId: indexById(products), stores: { KR: store(Market.KR), US: store(Market.US) } };
}

export async function loadProducts(products: ProductModel): Promise<ProductRecord[]> {
  return products.find().sort({ position: 1, _id: 1 }).limit(MAXIMUM_PRODUCTS).lean();
}

/** By ascending position, as the database sorts them. */
export function sortProducts(products: Iterable<ProductRecord>): ProductRecord[] {
  const getId = ({ _id }: ProductRecord) => _id.toHexString();
  return [...products].sort((a, b) => a.position - b.position || (getId(a) < getId(b) ? -1 : 1));
}
