import { MAXIMUM_RATING, RATING_STEP } from '@eunbit/schema/review';

/** Number of rating steps, from half a star to five stars. */
export const RATINGS = MAXIMUM_RATING / RATING_STEP;

/** Index of a rating in the counts of a score. */
export function toScoreIndex(rating: number): number {
  return rating / RATING_STEP - 1;
}

export function noRatings(): number[] {
  return Array<number>(RATINGS).fill(0);
}

export interface RatingSummary {
  readonly count: number;
  /** Rounded to one decimal; null without reviews. */
  readonly average: number | null;
  /** Number of ratings of five, four, three, two stars and one; a half star counts with the next whole star. */
  readonly starCounts: readonly number[];
}

/** Summarises the counts of a score. Computes in whole half stars, so that rounding errors do not accumulate. */
export function summarise(counts: readonly number[]): RatingSummary {
  const count = counts.reduce((sum, at) => sum + at, 0);
  const halves = counts.reduce((sum, at, place) => sum + at * (place + 1), 0);
  const starCounts = [5, 4, 3, 2, 1].map((stars) => (counts[stars * 2 - 1] ?? 0) + (counts[stars * 2 - 2] ?? 0));
  return { count, average: count === 0 ? null : Math.round((halves * 5) / count) / 10, starCounts };
}

/** Adds several scores into one. Its version is the sum of theirs, so it rises whenever one of them does. */
export function addUp(scores: readonly { readonly counts: readonly number[]; readonly version: number }[]) {
  const counts = noRatings().map((_none, place) => scores.reduce((sum, score) => sum + (score.counts[place] ?? 0), 0));
  return { counts, version: scores.reduce((sum, { version }) => sum + version, 0) };
}
