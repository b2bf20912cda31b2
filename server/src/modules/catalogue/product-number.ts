import type { ProductRecord } from './product.model.ts';

/**
 * Public number of a product, from 1; stable when products are reordered. A product without a stored number was never
 * moved, so its position, from 0, determines it.
 */
export function getProductNumber({ number, position }: Pick<ProductRecord, 'number' | 'position'>): number {
  return number ?? position + 1;
}

/** Number of the next product: greater than all others, stored or derived from a position. */
export function nextNumber(lastPosition: number | undefined, highestNumber: number | undefined): number {
  return Math.max((lastPosition ?? -1) + 1, highestNumber ?? 0) + 1;
}
