import { Market } from '@eunbit/schema/market';
import type { ProductModel } from './product.model.ts';
import type { ProductRecord } from './product.record.ts';
import { isPublished } from './product.record.ts';

/** What one store shows to everybody: no drafts. */
export interface StoreCatalogue {
  /** In shop order. */
  readonly products: readonly ProductRecord[];
  readonly byId: ReadonlyMap<string, ProductRecord>;
  /** By its present address, and by former ones that no other product has now. */
  readonly bySlug: ReadonlyMap<string, ProductRecord>;
}

/** The whole catalogue, arranged for look-up. */
export interface CatalogueCache {
  /** In shop order, drafts included: for staff, and for what was sold. */
  readonly products: readonly ProductRecord[];
  readonly byId: ReadonlyMap<string, ProductRecord>;
  readonly stores: Readonly<Record<Market, StoreCatalogue>>;
}

/** Beyond this many products the catalogue no longer belongs into memory and the mirror has to go. */
export const MAXIMUM_PRODUCTS = 5000;

const indexById = (products: readonly ProductRecord[]) => new Map(products.map((one) => [String(one._id), one]));

export function toCatalogueCache(products: readonly ProductRecord[]): CatalogueCache {
  const store = (market: Market): StoreCatalogue => {
    const shown = products.filter((product) => isPublished(product, market));
    const former = shown.flatMap((product) => (product.formerSlugs ?? []).map((slug) => [slug, product] as const));
    // Present addresses last: they win over what another product once had.
    const bySlug = new Map([...former, ...shown.map((product) => [product.slug, product] as const)]);
    return { products: shown, byId: indexById(shown), bySlug };
  };
  return { products, byId: indexById(products), stores: { KR: store(Market.KR), US: store(Market.US) } };
}

export async function loadCatalogueCache(products: ProductModel): Promise<CatalogueCache> {
  return toCatalogueCache(await products.find().sort({ position: 1, _id: 1 }).limit(MAXIMUM_PRODUCTS).lean());
}
