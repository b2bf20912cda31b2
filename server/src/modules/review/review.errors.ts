import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';

export const ReviewError = createErrorType('Review', {
  REVIEW_NOT_FOUND: 'No such review, or it is not yours.',
  PRODUCT_NOT_FOUND: 'No such product in this store.',
  OWN_REVIEW: 'Authors cannot vote for their own review.',
  TOO_MANY_REQUESTS,
});
export type ReviewError = InstanceType<typeof ReviewError>;
export type ReviewErrorCode = keyof typeof ReviewError.codes;
