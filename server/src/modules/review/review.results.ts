import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { ValidationError } from '../../common/result.types.ts';
import { ReviewError } from './review.errors.ts';
import { ReviewSummaryType, ReviewType } from './review.types.ts';

@ObjectType({ description: 'The review is saved.' })
export class ReviewSaved {
  @Field(() => ReviewType, { description: 'The review as it is now.' })
  review!: ReviewType;

  @Field(() => ReviewSummaryType, { description: 'How the product is rated now.' })
  summary!: ReviewSummaryType;
}

@ObjectType({ description: 'The review is gone, and its pictures with it.' })
export class ReviewDeleted {
  @Field(() => ID, { description: 'The review that was.' })
  id!: string;

  @Field(() => ReviewSummaryType, { description: 'How the product is rated now.' })
  summary!: ReviewSummaryType;
}

@ObjectType({ description: 'The vote is as it should be.' })
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
