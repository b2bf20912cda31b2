import type { ProductRecord } from './product.record.ts';

/**
 * What people and browsers know a product by. It stays when the order of products changes. A product that has none stored
 * never changed its place, and is known by it; places count from 0, numbers from 1.
 */
export function getProductNumber({ number, position }: Pick<ProductRecord, 'number' | 'position'>): number {
  return number ?? position + 1;
}

/** The number of the next product: above all that there are, whether they are stored or known by their place. */
export function nextNumber(lastPosition: number | undefined, highestNumber: number | undefined): number {
  return Math.max((lastPosition ?? -1) + 1, highestNumber ?? 0) + 1;
}
