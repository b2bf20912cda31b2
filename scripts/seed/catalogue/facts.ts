import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import type { ProductRecord } from '@eunbit/server/modules/catalogue/product.record';
import type { Connection } from 'mongoose';
import { COMPARISON } from './comparison.ts';
import { buildDisclosures } from './disclosures.ts';
import { PRODUCT_SEEDS } from './index.ts';
import type { ProductSeed } from './product-seed.ts';

/** What a product page states beside texts and prices. */
export function buildFacts(seed: ProductSeed): Required<Pick<ProductRecord, 'disclosures' | 'comparison' | 'reports'>> {
  return {
    disclosures: buildDisclosures(seed),
    comparison: seed.compared ? COMPARISON : null,
    reports: [...seed.reports],
  };
}

/** Gives products from before the shop had these facts the ones that they lack. */
export async function fillFacts(connection: Connection): Promise<void> {
  const writes = PRODUCT_SEEDS.flatMap((seed) =>
    Object.entries(buildFacts(seed)).map(([name, value]) => ({
      updateOne: { filter: { slug: seed.slug, [name]: { $exists: false } }, update: { $set: { [name]: value } } },
    })),
  );
  await productModel(connection).bulkWrite(writes);
}
