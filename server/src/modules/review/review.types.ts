import { Market } from '@eunbit/schema/market';
import { OWN_REVIEWS_PER_PAGE, REVIEWS_PER_PAGE, ReviewSort } from '@eunbit/schema/review';
import { ReviewSurface, ReviewUse, ScentStrength } from '@eunbit/schema/review-usage';
import { ArgsType, Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../../common/node.types.ts';
import { createNumberedConnectionType, createNumberedPageArgs } from '../../common/numbered-connection.ts';
import { ReviewSurfaceCountType, ReviewUseCountType, ScentCountType } from './review-usage.types.ts';

registerEnumType(ReviewSort, {
  name: 'ReviewSort',
  description: 'Sort order of reviews.',
  valuesConfig: {
    NEWEST: { description: 'Newest first.' },
    HIGHEST: { description: 'Best rating first; among equals, the newest.' },
    MOST_HELPFUL: { description: 'Most helpful votes first; among equals, the newest.' },
  },
});

@ObjectType('ReviewPicture', { description: 'A picture of a review, at most 300 by 300 pixels.' })
export class ReviewPictureType {
  @Field(() => ID, { description: 'Id, to keep the picture when the review is edited.' })
  id!: string;

  @Field(() => String, { description: 'Path below the shop address; answers 404 once the review is deleted.' })
  url!: string;

  @Field(() => Int, { description: 'Width in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  height!: number;
}

@ObjectType('ReviewReply', { description: 'Reply of staff to a review.' })
export class ReviewReplyType {
  @Field(() => String, { description: 'Plain text, may have line breaks.' })
  text!: string;

  @Field(() => Date, { description: 'When it was written.' })
  at!: Date;
}

@ObjectType('Review', { description: "A member's review of a product in one store.", implements: Node })
export class ReviewType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => String, { description: 'The author, masked: up to 4 characters and asterisks.' })
  authorName!: string;

  @Field(() => String, { description: 'Title, one line of plain text.' })
  title!: string;

  @Field(() => String, { description: 'Plain text, may have line breaks.' })
  comment!: string;

  @Field(() => Float, { description: 'Rating in stars, 0.5 to 5 in steps of 0.5.' })
  rating!: number;

  @Field(() => [ReviewPictureType], { description: 'At most 3 pictures.' })
  pictures!: ReviewPictureType[];

  @Field(() => Boolean, { description: 'Whether the author bought the product in this store.' })
  isVerifiedPurchase!: boolean;

  @Field(() => Boolean, {
    description: 'Whether it is an example of a demonstration shop; a real shop has none.',
  })
  isExample!: boolean;

  @Field(() => Date, { description: 'When it was written or last edited.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was first written.' })
  firstCreatedAt!: Date;

  @Field(() => Boolean, { description: 'Whether the author edited it.' })
  isEdited!: boolean;

  @Field(() => ReviewUse, { nullable: true, description: 'Use of the product; null if not given.' })
  use!: ReviewUse | null;

  @Field(() => ReviewSurface, {
    nullable: true,
    description: 'Surface on which the product was used; null if not given.',
  })
  surface!: ReviewSurface | null;

  @Field(() => ScentStrength, { nullable: true, description: 'Rating of the scent; null if not given.' })
  scent!: ScentStrength | null;

  @Field(() => Int, { description: 'Number of helpful votes.' })
  helpfulCount!: number;

  @Field(() => ReviewReplyType, { nullable: true, description: 'Reply of staff; null if there is none.' })
  reply!: ReviewReplyType | null;

  /** Not in the API, which only exposes whether the review is the viewer's own. */
  authorId!: string;
}

@ObjectType('ReviewSummary', { description: 'Summary of the reviews of a product, or of all products of a store.' })
export class ReviewSummaryType {
  @Field(() => ID, { description: 'Derived from product and store.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The product; null for all products of the store.' })
  productId!: string | null;

  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => Int, { description: 'Number of reviews.' })
  count!: number;

  @Field(() => Float, { nullable: true, description: 'Average rating to one decimal; null without reviews.' })
  average!: number | null;

  @Field(() => [Int], {
    description: 'Number of reviews with five, four, three, two and one star; half stars are rounded up.',
  })
  starCounts!: number[];

  @Field(() => [ReviewUseCountType], { description: 'Uses, most frequent first.' })
  uses!: ReviewUseCountType[];

  @Field(() => [ReviewSurfaceCountType], { description: 'Surfaces on which it was used, most frequent first.' })
  surfaces!: ReviewSurfaceCountType[];

  @Field(() => [ScentCountType], { description: 'Ratings of the scent, most frequent first.' })
  scents!: ScentCountType[];

  @Field(() => Int, { description: 'Number of reviews that are examples of a demonstration shop.' })
  exampleCount!: number;

  @Field(() => Int, { description: 'Increases with each change of a review, including edits and replies.' })
  version!: number;
}

export const ReviewConnection = createNumberedConnectionType('Review', () => ReviewType, 'reviews');

@ArgsType()
export class ReviewPageArgs extends createNumberedPageArgs(REVIEWS_PER_PAGE) {
  @Field(() => ReviewSort, { defaultValue: ReviewSort.NEWEST, description: 'Sort order.' })
  sort!: ReviewSort;

  @Field(() => Boolean, { defaultValue: false, description: 'Only reviews with pictures.' })
  hasPictures!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Only reviews with this number of stars, 1 to 5; half stars are rounded up.',
  })
  stars?: number | null;

  @Field(() => ReviewUse, { nullable: true, description: 'Only reviews of this use.' })
  use?: ReviewUse | null;
}

@ArgsType()
export class OwnReviewPageArgs extends createNumberedPageArgs(OWN_REVIEWS_PER_PAGE) {}
