import { Market } from '@eunbit/schema/market';
import { OWN_REVIEWS_PER_PAGE, REVIEWS_PER_PAGE, ReviewSort } from '@eunbit/schema/review';
import { ReviewSurface, ReviewUse, ScentStrength } from '@eunbit/schema/review-usage';
import { ArgsType, Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../../common/node.types.ts';
import { createNumberedConnectionType, createNumberedPageArgs } from '../../common/numbered-connection.ts';
import { ReviewSurfaceCountType, ReviewUseCountType, ScentCountType } from './review-usage.types.ts';

registerEnumType(ReviewSort, {
  name: 'ReviewSort',
  description: "In which order a product's reviews are listed.",
  valuesConfig: {
    NEWEST: { description: 'Newest first.' },
    HIGHEST: { description: 'Best rating first, and of equal ones the newest.' },
    MOST_HELPFUL: { description: 'What most members find helpful first, and of equal ones the newest.' },
  },
});

@ObjectType('ReviewPicture', { description: 'A picture of a review, at most 300 by 300 pixels.' })
export class ReviewPictureType {
  @Field(() => ID, { description: 'To be named again when the review is edited.' })
  id!: string;

  @Field(() => String, { description: 'Path below the shop address; answers 404 once the review is deleted.' })
  url!: string;

  @Field(() => Int, { description: 'Width in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  height!: number;
}

@ObjectType('ReviewReply', { description: 'An answer of the staff to a review.' })
export class ReviewReplyType {
  @Field(() => String, { description: 'Plain text, may have line breaks.' })
  text!: string;

  @Field(() => Date, { description: 'When it was written.' })
  at!: Date;
}

@ObjectType('Review', { description: 'What a member says of a product in one store.', implements: Node })
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

  @Field(() => Boolean, { description: 'Whether the author has bought the product in this store.' })
  isVerifiedPurchase!: boolean;

  @Field(() => Boolean, {
    description: 'Whether it was made up for a demonstration shop; a real shop has no such reviews.',
  })
  isExample!: boolean;

  @Field(() => Date, { description: 'When it was written, or edited last.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was first written.' })
  firstCreatedAt!: Date;

  @Field(() => Boolean, { description: 'Whether the author edited it.' })
  isEdited!: boolean;

  @Field(() => ReviewUse, { nullable: true, description: 'What it was used for; null if its author left it out.' })
  use!: ReviewUse | null;

  @Field(() => ReviewSurface, { nullable: true, description: 'What it was used on; null if omitted.' })
  surface!: ReviewSurface | null;

  @Field(() => ScentStrength, { nullable: true, description: 'How its scent was found; null if omitted.' })
  scent!: ScentStrength | null;

  @Field(() => Int, { description: 'Members who find it helpful.' })
  helpfulCount!: number;

  @Field(() => ReviewReplyType, { nullable: true, description: 'Answer of the staff; null while there is none.' })
  reply!: ReviewReplyType | null;

  /** Not in the API, which only exposes whether the review is the viewer's own. */
  authorId!: string;
}

@ObjectType('ReviewSummary', { description: 'How a product of a store, or all of them, were rated.' })
export class ReviewSummaryType {
  @Field(() => ID, { description: 'Identifies product and store together.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The product; null for all products of the store.' })
  productId!: string | null;

  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => Int, { description: 'Reviews there are.' })
  count!: number;

  @Field(() => Float, { nullable: true, description: 'Mean of all ratings to one decimal; null without a review.' })
  average!: number | null;

  @Field(() => [Int], {
    description: 'How many gave five, four, three, two stars and one; a half counts with the star that it begins.',
  })
  starCounts!: number[];

  @Field(() => [ReviewUseCountType], { description: 'What it was used for, most frequent first.' })
  uses!: ReviewUseCountType[];

  @Field(() => [ReviewSurfaceCountType], { description: 'What it was used on, most frequent first.' })
  surfaces!: ReviewSurfaceCountType[];

  @Field(() => [ScentCountType], { description: 'How its scent was found, most frequent first.' })
  scents!: ScentCountType[];

  @Field(() => Int, { description: 'How many of the reviews are examples of a demonstration shop.' })
  exampleCount!: number;

  @Field(() => Int, { description: 'Rises with each change of a review, an edit or an answer included.' })
  version!: number;
}

export const ReviewConnection = createNumberedConnectionType('Review', () => ReviewType, 'reviews');

@ArgsType()
export class ReviewPageArgs extends createNumberedPageArgs(REVIEWS_PER_PAGE) {
  @Field(() => ReviewSort, { defaultValue: ReviewSort.NEWEST, description: 'In which order.' })
  sort!: ReviewSort;

  @Field(() => Boolean, { defaultValue: false, description: 'Only those with pictures.' })
  hasPictures!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Only those with so many stars, 1 to 5; a half counts with the star that it begins.',
  })
  stars?: number | null;

  @Field(() => ReviewUse, { nullable: true, description: 'Only those of this use.' })
  use?: ReviewUse | null;
}

@ArgsType()
export class OwnReviewPageArgs extends createNumberedPageArgs(OWN_REVIEWS_PER_PAGE) {}
