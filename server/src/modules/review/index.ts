export type { ReviewServices } from './review.module.ts';
export { presentReview, presentReviewPicture } from './review.presenter.ts';
export { ReviewType } from './review.types.ts';
export type { ReviewModeration } from './review-moderation.service.ts';
export type { ReviewReader } from './review-reader.ts';
