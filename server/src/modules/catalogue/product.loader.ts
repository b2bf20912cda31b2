import DataLoader from 'dataloader';
import type { CatalogueService } from './catalogue.service.ts';
import type { ProductRecord } from './product.model.ts';

/** Products of one request by id, read together; null where none exists. */
export type ProductLoader = DataLoader<string, ProductRecord | null>;

export function createProductLoader(catalogue: CatalogueService): ProductLoader {
  return new DataLoader(async (ids) => {
    const found = await catalogue.byIds(ids);
    return ids.map((id) => found.get(id) ?? null);
  });
}
