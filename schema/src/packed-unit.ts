/** One unit of a product as it is packed: weight in grams, sides in millimetres, whole numbers. */
export interface PackedUnit {
  readonly weightGrams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

export const PACKED_SIDES = ['lengthMm', 'widthMm', 'heightMm'] as const;

/** Heaviest unit: the limit of parcel carriers of both stores, less the weight of the box. */
export const MAXIMUM_PACKED_GRAMS = 20_000;
/** The longest side of a unit, in millimetres. */
export const MAXIMUM_PACKED_MM = 1_000;

/** Default for a product whose unit was never measured, or that was deleted: the heaviest pack of the shop, 20 ounces. */
export const USUAL_PACKED_UNIT: PackedUnit = { weightGrams: 567, lengthMm: 250, widthMm: 120, heightMm: 80 };
