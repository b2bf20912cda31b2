import { type PackedUnit, USUAL_PACKED_UNIT } from '@eunbit/schema/packed-unit';
import type { Connection } from 'mongoose';
import { isObjectId } from '../../common/object-id.ts';
import { productModel } from './product.model.ts';

/**
 * Weight and size of products as they are now. Read from the database, so that a job process need not load the catalogue into
 * memory.
 */
export function createPackedUnits(connection: Connection) {
  const products = productModel(connection);

  return {
    /** By product id; a product that is gone gets the default unit. */
    async of(productIds: readonly string[]): Promise<ReadonlyMap<string, PackedUnit>> {
      const _id = { $in: productIds.filter(isObjectId) };
      const found = await products.find({ _id }, { packedUnit: 1 }).lean();
      const units = new Map(found.map((product) => [String(product._id), product.packedUnit]));
      return new Map(productIds.map((id) => [id, units.get(id) ?? USUAL_PACKED_UNIT]));
    },
  };
}

export type PackedUnits = ReturnType<typeof createPackedUnits>;
