import { DEFAULT_RATING, isRating } from '@eunbit/schema/review';
import { NO_USAGE, ReviewSurface, type ReviewUsage, ReviewUse, ScentStrength } from '@eunbit/schema/review-usage';
import { type KeyValueStorage, readJson, toText, writeJson } from '../../../browser/storage.ts';

/** Values of the review form. */
export interface ReviewDraft extends ReviewUsage {
  readonly rating: number;
  readonly title: string;
  readonly comment: string;
}

export const EMPTY_DRAFT: ReviewDraft = { rating: DEFAULT_RATING, title: '', comment: '', ...NO_USAGE };

/** One of the answers to a question; null if the value is none of them. */
export function readAnswer<T extends string>(answers: Readonly<Record<string, T>>, value: unknown): T | null {
  return Object.values(answers).find((answer) => answer === value) ?? null;
}

const getKey = (subject: string) => `reviewDraft:${subject}`;

/** The draft about a product or a review that this tab stored; null if there is none. */
export function readDraft(storage: KeyValueStorage | null, subject: string): ReviewDraft | null {
  const kept = readJson(storage, getKey(subject));
  if (!kept) return null;
  const rating = Number(kept.rating);
  return {
    rating: isRating(rating) ? rating : DEFAULT_RATING,
    title: toText(kept.title),
    comment: toText(kept.comment),
    use: readAnswer(ReviewUse, kept.use),
    surface: readAnswer(ReviewSurface, kept.surface),
    scent: readAnswer(ScentStrength, kept.scent),
  };
}

export function keepDraft(storage: KeyValueStorage | null, subject: string, draft: ReviewDraft): void {
  writeJson(storage, getKey(subject), draft);
}

export function forgetDraft(storage: KeyValueStorage | null, subject: string): void {
  storage?.removeItem(getKey(subject));
}
