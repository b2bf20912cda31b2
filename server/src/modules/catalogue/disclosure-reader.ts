import type { Connection } from 'mongoose';
import { type ProductRecord, productModel } from './product.model.ts';

const BATCH = 500;

type Disclosed = Pick<ProductRecord, 'title' | 'disclosures'>;

/** Reads the product disclosures of both stores for other modules, drafts included. */
export function createDisclosureReader(connection: Connection) {
  const products = productModel(connection);
  return {
    /** Titles of the products with a line for which `isWanted` returns true. */
    async titlesWith(isWanted: (value: string) => boolean): Promise<ProductRecord['title'][]> {
      const titles: ProductRecord['title'][] = [];
      const all = products.find({}, { title: 1, disclosures: 1 }).lean<Disclosed>().cursor({ batchSize: BATCH });
      for await (const { title, disclosures } of all) {
        const lines = [...disclosures.KR, ...disclosures.US];
        if (lines.some(({ value }) => isWanted(value.en) || isWanted(value.ko))) titles.push(title);
      }
      return titles;
    },
  };
}
