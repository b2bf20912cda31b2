import { DEFAULT_RATING, isRating } from '@eunbit/schema/review';
import { type KeyValueStorage, readJson, toText, writeJson } from '../../../browser/storage.ts';

/** Values of the review form. */
export interface ReviewDraft {
  readonly rating: number;
  readonly title: string;
  readonly comment: string;
}

export const EMPTY_DRAFT: ReviewDraft = { rating: DEFAULT_RATING, title: '', comment: '' };

const getKey = (subject: string) => `reviewDraft:${subject}`;

/** The draft about a product or a review that this tab kept; null when there is none. */
export function readDraft(storage: KeyValueStorage | null, subject: string): ReviewDraft | null {
  const kept = readJson(storage, getKey(subject));
  if (!kept) return null;
  const rating = Number(kept.rating);
  return {
    rating: isRating(rating) ? rating : DEFAULT_RATING,
    title: toText(kept.title),
    comment: toText(kept.comment),
  };
}

export function keepDraft(storage: KeyValueStorage | null, subject: string, draft: ReviewDraft): void {
  writeJson(storage, getKey(subject), draft);
}

export function forgetDraft(storage: KeyValueStorage | null, subject: string): void {
  storage?.removeItem(getKey(subject));
}
