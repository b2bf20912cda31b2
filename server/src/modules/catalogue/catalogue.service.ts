import type { Market } from '@eunbit/schema/market';
import type { Mirror } from '../../live/mirror.ts';
import type { CatalogueCache, StoreCatalogue } from './catalogue-cache.ts';
import type { ProductRecord } from './product.model.ts';

/** Reads the catalogue from memory. */
export function createCatalogueService(catalogueCache: Mirror<CatalogueCache>) {
  const store = async (market: Market): Promise<StoreCatalogue> => (await catalogueCache.read()).stores[market];

  return {
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
  };
}

export type CatalogueService = ReturnType<typeof createCatalogueService>;
