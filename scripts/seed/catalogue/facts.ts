import type { ProductRecord } from '@eunbit/server/modules/catalogue/product.model';
import { COMPARISON } from './comparison.ts';
import { buildDisclosures } from './disclosures.ts';
import type { ProductSeed } from './product-seed.ts';

/** The facts on a product's page, without texts and prices. */
export function buildFacts(seed: ProductSeed): Pick<ProductRecord, 'disclosures' | 'comparison' | 'reports'> {
  return {
    disclosures: buildDisclosures(seed),
    comparison: seed.compared ? COMPARISON : null,
    reports: [...seed.reports],
  };
}
