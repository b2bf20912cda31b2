import { MAXIMUM_RATING, RATING_STEP } from '@eunbit/schema/review';
import type { UsageCount } from '@eunbit/schema/review-usage';
import type { ReviewRecord } from './review.model.ts';
import type { ReviewScoreRecord, UsageCounts } from './review-score.model.ts';

/** Number of rating steps, from half a star to five stars. */
export const RATINGS = MAXIMUM_RATING / RATING_STEP;

/** Index of a rating in the counts of a score. */
export function toScoreIndex(rating: number): number {
  return rating / RATING_STEP - 1;
}

export function noRatings(): number[] {
  return Array<number>(RATINGS).fill(0);
}

/** The parts of a review that count in the score of its product. */
export type Rated = Pick<ReviewRecord, 'rating' | 'use' | 'surface' | 'scent' | 'isExample'>;

/** The paths of a score document in which a review is counted. */
function toScorePaths({ rating, use, surface, scent, isExample }: Rated): string[] {
  const answers = Object.entries({ use, surface, scent }).filter(([, answer]) => answer);
  return [
    `counts.${toScoreIndex(rating)}`,
    ...answers.map(([question, answer]) => `usage.${question}.${answer}`),
    ...(isExample ? ['exampleCount'] : []),
  ];
}

/** The increments for the paths of a score when a review changes; null stands for a new or a deleted review. */
export function toScoreChange(former: Rated | null, review: Rated | null): Record<string, number> {
  const change = new Map<string, number>();
  for (const path of former ? toScorePaths(former) : []) change.set(path, -1);
  for (const path of review ? toScorePaths(review) : []) change.set(path, (change.get(path) ?? 0) + 1);
  return Object.fromEntries([...change].filter(([, by]) => by !== 0));
}

/** The ratings that count as a whole number of stars: half stars are rounded up. */
export function toRatings(stars: number): number[] {
  return [stars - RATING_STEP, stars];
}

export interface RatingSummary {
  readonly count: number;
  /** Rounded to one decimal; null without reviews. */
  readonly average: number | null;
  /** Number of ratings with five, four, three, two stars and one; half stars are rounded up. */
  readonly starCounts: readonly number[];
}

/** Summarises the counts of a score. Computes in whole half stars, so that rounding errors do not accumulate. */
export function summarise(counts: readonly number[]): RatingSummary {
  const count = counts.reduce((sum, at) => sum + at, 0);
  const halves = counts.reduce((sum, at, place) => sum + at * (place + 1), 0);
  const countOf = (stars: number) =>
    toRatings(stars).reduce((sum, rating) => sum + (counts[toScoreIndex(rating)] ?? 0), 0);
  const starCounts = [5, 4, 3, 2, 1].map(countOf);
  return { count, average: count === 0 ? null : Math.round((halves * 5) / count) / 10, starCounts };
}

/** The answers to one question about the usage, most frequent first; ties are sorted alphabetically. */
export function rankAnswers<T extends string>(counts: { readonly [A in T]?: number } = {}): UsageCount<T>[] {
  return (Object.entries(counts) as [T, number][])
    .filter(([, count]) => count > 0)
    .sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
    .map(([answer, count]) => ({ answer, count }));
}

export type Score = Pick<ReviewScoreRecord, 'counts' | 'usage' | 'exampleCount' | 'version'>;

function addUpAnswers(scores: readonly Score[], question: keyof UsageCounts): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { usage } of scores) {
    for (const [answer, count] of Object.entries(usage?.[question] ?? {})) sums[answer] = (sums[answer] ?? 0) + count;
  }
  return sums;
}

/** Adds several scores into one. Its version is the sum of theirs, so it rises whenever one of them does. */
export function addUp(scores: readonly Score[]): Score {
  const counts = noRatings().map((_none, place) => scores.reduce((sum, score) => sum + (score.counts[place] ?? 0), 0));
  const usage = {
    use: addUpAnswers(scores, 'use'),
    surface: addUpAnswers(scores, 'surface'),
    scent: addUpAnswers(scores, 'scent'),
  };
  const exampleCount = scores.reduce((sum, score) => sum + (score.exampleCount ?? 0), 0);
  return { counts, usage, exampleCount, version: scores.reduce((sum, { version }) => sum + version, 0) };
}
