import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import type { ProductRecord } from '@eunbit/server/modules/catalogue/product.record';
import type { Connection } from 'mongoose';
import { COMPARISON } from './comparison.ts';
import { disclosuresOf } from './disclosures.ts';
import { PRODUCT_SEEDS } from './index.ts';
import type { ProductSeed } from './product-seed.ts';

/** What a product page states beside texts and prices. */
export function factsOf(seed: ProductSeed): Required<Pick<ProductRecord, 'disclosures' | 'comparison' | 'reports'>> {
  return {
    disclosures: disclosuresOf(seed),
    comparison: seed.compared ? COMPARISON : null,
    reports: [...seed.reports],
  };
}

/** Gives products from before the shop had these facts the ones that they lack. */
export async function fillFacts(connection: Connection): Promise<void> {
  const writes = PRODUCT_SEEDS.flatMap((seed) =>
    Object.entries(factsOf(seed)).map(([name, value]) => ({
      updateOne: { filter: { slug: seed.slug, [name]: { $exists: false } }, update: { $set: { [name]: value } } },
    })),
  );
  await productModel(connection).bulkWrite(writes);
}
