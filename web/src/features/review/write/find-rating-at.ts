import { MAXIMUM_RATING, MINIMUM_RATING, RATING_STEP } from '@eunbit/schema/review';

/** The rating that stands at a place of the row of stars: the half star that is pointed at counts. */
export function findRatingAt(x: number, { left, width }: { readonly left: number; readonly width: number }): number {
  const wanted = Math.ceil(((x - left) / width) * (MAXIMUM_RATING / RATING_STEP)) * RATING_STEP;
  return Math.min(MAXIMUM_RATING, Math.max(MINIMUM_RATING, wanted));
}
