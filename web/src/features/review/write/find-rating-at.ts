import { MAXIMUM_RATING, MINIMUM_RATING, RATING_STEP } from '@eunbit/schema/review';

/** The rating at a position in the row of stars, including the half star under the pointer. */
export function findRatingAt(x: number, { left, width }: { readonly left: number; readonly width: number }): number {
  const wanted = Math.ceil(((x - left) / width) * (MAXIMUM_RATING / RATING_STEP)) * RATING_STEP;
  return Math.min(MAXIMUM_RATING, Math.max(MINIMUM_RATING, wanted));
}
