import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { ValidationError } from '../../common/result.types.ts';
import { ReviewError } from './review.errors.ts';
import { ReviewSummaryType, ReviewType } from './review.types.ts';

@ObjectType({ description: 'The review is saved.' })
export class ReviewSaved {
  @Field(() => ReviewType, { description: 'The review as it is now.' })
  review!: ReviewType;

  @Field(() => ReviewSummaryType, { description: "Summary of the product's reviews after the change." })
  summary!: ReviewSummaryType;
}

@ObjectType({ description: 'The review and its pictures were deleted.' })
export class ReviewDeleted {
  @Field(() => ID, { description: 'Id of the deleted review.' })
  id!: string;

  @Field(() => ReviewSummaryType, { description: "Summary of the product's reviews after the change." })
  summary!: ReviewSummaryType;
}

@ObjectType({ description: 'The vote was saved.' })
export class ReviewMarkedHelpful {
  @Field(() => ReviewType, { description: 'The review with its votes.' })
  review!: ReviewType;
}

export const SaveReviewResult = createUnionType({
  name: 'SaveReviewResult',
  description: 'Outcome of createReview, updateReview and replyToReview.',
  types: () => [ReviewSaved, ValidationError, ReviewError] as const,
});

export const DeleteReviewResult = createUnionType({
  name: 'DeleteReviewResult',
  description: 'Outcome of deleteReview and deleteReviewAsStaff.',
  types: () => [ReviewDeleted, ReviewError] as const,
});

export const MarkReviewHelpfulResult = createUnionType({
  name: 'MarkReviewHelpfulResult',
  description: 'Outcome of markReviewHelpful.',
  types: () => [ReviewMarkedHelpful, ReviewError] as const,
});
