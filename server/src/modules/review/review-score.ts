import { MAXIMUM_RATING, RATING_STEP } from '@eunbit/schema/review';

/** One place for each rating from half a star to five. */
export const RATINGS = MAXIMUM_RATING / RATING_STEP;

/** Place of a rating in the counts of a score. */
export function toScoreIndex(rating: number): number {
  return rating / RATING_STEP - 1;
}

export function noRatings(): number[] {
  return Array<number>(RATINGS).fill(0);
}

export interface RatingSummary {
  readonly count: number;
  /** Rounded to one decimal; null without a review. */
  readonly average: number | null;
  /** How many gave five, four, three, two stars and one; a half counts with the star that it begins. */
  readonly starCounts: readonly number[];
}

/** What the counts of a score say. In whole half stars, so that no rounding adds up. */
export function summarise(counts: readonly number[]): RatingSummary {
  const count = counts.reduce((sum, at) => sum + at, 0);
  const halves = counts.reduce((sum, at, place) => sum + at * (place + 1), 0);
  const starCounts = [5, 4, 3, 2, 1].map((stars) => (counts[stars * 2 - 1] ?? 0) + (counts[stars * 2 - 2] ?? 0));
  return { count, average: count === 0 ? null : Math.round((halves * 5) / count) / 10, starCounts };
}

/** Several scores as one: its counts are theirs together, and its version rises whenever one of theirs does. */
export function addUp(scores: readonly { readonly counts: readonly number[]; readonly version: number }[]) {
  const counts = noRatings().map((_none, place) => scores.reduce((sum, score) => sum + (score.counts[place] ?? 0), 0));
  return { counts, version: scores.reduce((sum, { version }) => sum + version, 0) };
}
