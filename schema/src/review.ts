/** Maximum pictures of one review (REVIEW-3). */
export const MAXIMUM_REVIEW_PICTURES = 3;
/** Longest side of a stored review picture, in pixels (REVIEW-3). */
export const REVIEW_PICTURE_SIDE = 300;
/** Largest picture file that is accepted; photos of phones fit. */
export const MAXIMUM_PICTURE_BYTES = 10 * 1024 * 1024;
/** A picture is uploaded to this path as the body of a POST, before the review that shows it. */
export const REVIEW_PICTURE_PATH = '/review-pictures';
/** Accepted media types of a picture, detected from its content. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png'];

export const MINIMUM_RATING = 0.5;
export const MAXIMUM_RATING = 5;
export const RATING_STEP = 0.5;
export const DEFAULT_RATING = 5;

/** Reviews of a product on one page (REVIEW-10). */
export const REVIEWS_PER_PAGE = 10;
/** Reviews on one page of the author's own (REVIEW-10). */
export const OWN_REVIEWS_PER_PAGE = 2;
/** Filter for the reviews, for staff. */
export const ReviewQueue = {
  ALL: 'ALL',
  UNANSWERED: 'UNANSWERED',
  LOW_RATED: 'LOW_RATED',
  WITH_PICTURES: 'WITH_PICTURES',
} as const;
export type ReviewQueue = (typeof ReviewQueue)[keyof typeof ReviewQueue];

/** Reviews on one page of the back office, and of one author there (REVIEW-13). */
export const MODERATED_REVIEWS_PER_PAGE = 10;
export const REVIEWS_OF_ONE_PER_PAGE = 5;
/** Newest reviews on the product page itself. */
export const REVIEWS_ON_PRODUCT_PAGE = 3;

/** Characters of a title and of a comment that a list shows before 'more' is pressed (REVIEW-11). */
export const TITLE_SHOWN = 60;
export const COMMENT_SHOWN = 120;

/** Days after the delivery when a member is invited to review an order (REVIEW-21). */
export const REVIEW_INVITATION_DAYS = 10;
/** Days by which an invitation may be late; after that it is skipped, so that nobody is asked about an old order. */
export const REVIEW_INVITATION_LATEST_DAYS = 3;
/** Maximum products in one invitation. */
export const MAXIMUM_INVITED_PRODUCTS = 5;

export const ReviewSort = { NEWEST: 'NEWEST', HIGHEST: 'HIGHEST', MOST_HELPFUL: 'MOST_HELPFUL' } as const;
export type ReviewSort = (typeof ReviewSort)[keyof typeof ReviewSort];

/** Whether a rating is one of 0.5, 1, … 5. */
export function isRating(value: number): boolean {
  return value >= MINIMUM_RATING && value <= MAXIMUM_RATING && Number.isInteger(value / RATING_STEP);
}

const NAME_SHOWN = 4;
const MASK = '****';

/**
 * The public name of an author: the first characters of the part of the email before the @, and asterisks whose number does not
 * reveal the length of the rest.
 */
export function maskedName(email: string): string {
  const [localPart = ''] = email.split('@');
  return [...localPart].slice(0, NAME_SHOWN).join('') + MASK;
}

/** The beginning of a text, cut to a number of characters; null if the text is short enough. */
export function shortened(text: string, shown: number): string | null {
  const characters = [...text];
  return characters.length > shown ? `${characters.slice(0, shown).join('').trimEnd()}…` : null;
}
