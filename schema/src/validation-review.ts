import { isRating, MAXIMUM_REVIEW_PICTURES } from './review.ts';
import {
  check,
  type FieldFailure,
  longEnough,
  required,
  severalLines,
  shortEnough,
  singleLine,
} from './validation-rules.ts';

/** Longest comment of a review, in characters. */
export const MAXIMUM_COMMENT_LENGTH = 3000;
/** Minimum length of a reply, in characters (REVIEW-12). */
export const MINIMUM_REPLY_LENGTH = 11;
/** Longest reply of staff to a review, in characters. */
export const MAXIMUM_REPLY_LENGTH = 2000;

export interface ReviewFields {
  readonly title: string;
  readonly comment: string;
  readonly rating: number;
  readonly pictureIds: readonly string[];
}

/** A new or edited review (REVIEW-2), in the order of the form. */
export function validateReview({ title, comment, rating, pictureIds }: ReviewFields): FieldFailure[] {
  const failures: FieldFailure[] = isRating(rating) ? [] : [{ path: 'rating', key: 'review.ratingInvalid' }];
  failures.push(
    ...check([
      ['title', title, required('review.titleRequired'), shortEnough(), singleLine],
      ['comment', comment, required('review.commentRequired'), shortEnough(MAXIMUM_COMMENT_LENGTH), severalLines],
    ]),
  );
  if (pictureIds.length > MAXIMUM_REVIEW_PICTURES) failures.push({ path: 'pictures', key: 'review.tooManyPictures' });
  return failures;
}

/** The reply of staff; null removes it. */
export function validateReviewReply(text: string | null): FieldFailure[] {
  if (text === null) return [];
  const short = longEnough(MINIMUM_REPLY_LENGTH, 'review.replyShort');
  return check([['text', text, short, shortEnough(MAXIMUM_REPLY_LENGTH), severalLines]]);
}
