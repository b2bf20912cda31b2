import type { ProductModel, ProductRecord } from './product.model.ts';

/** The whole catalogue, arranged for look-up. */
export interface Shelf {
  /** In shop order. */
  readonly products: readonly ProductRecord[];
  readonly byId: ReadonlyMap<string, ProductRecord>;
  readonly bySlug: ReadonlyMap<string, ProductRecord>;
}

/** Beyond this many products the catalogue no longer belongs into memory and the mirror has to go. */
const MAXIMUM_PRODUCTS = 5000;

export async function loadShelf(products: ProductModel): Promise<Shelf> {
  const rows = await products.find().sort({ position: 1, _id: 1 }).limit(MAXIMUM_PRODUCTS).lean();
  return {
    products: rows,
    byId: new Map(rows.map((product) => [String(product._id), product])),
    bySlug: new Map(rows.map((product) => [product.slug, product])),
  };
}
