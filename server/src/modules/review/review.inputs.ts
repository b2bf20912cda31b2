import { Market } from '@eunbit/schema/market';
import { ReviewSurface, ReviewUse, ScentStrength } from '@eunbit/schema/review-usage';
import { Field, Float, ID, InputType } from 'type-graphql';
import { IdempotencyKeyField } from '../idempotency/index.ts';

@InputType({ description: 'A new review.' })
export class CreateReviewInput {
  @Field(() => Market, { description: 'The store it is about.' })
  market!: Market;

  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => String, { description: 'One line of at most 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'Plain text of at most 3,000 characters.' })
  comment!: string;

  @Field(() => Float, { defaultValue: 5, description: 'Rating in stars, 0.5 to 5 in steps of 0.5.' })
  rating!: number;

  @Field(() => [ID], {
    defaultValue: [],
    description: 'At most 3 pictures, in order, by the ids that POST /review-pictures returned.',
  })
  pictureIds!: string[];

  @Field(() => ReviewUse, { nullable: true, description: 'What the product was used for.' })
  use?: ReviewUse | null;

  @Field(() => ReviewSurface, { nullable: true, description: 'Surface on which the product was used.' })
  surface?: ReviewSurface | null;

  @Field(() => ScentStrength, { nullable: true, description: 'Rating of the scent.' })
  scent?: ScentStrength | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'The new contents of a review.' })
export class UpdateReviewInput {
  @Field(() => ID, { description: 'The review.' })
  id!: string;

  @Field(() => String, { description: 'One line of at most 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'Plain text of at most 3,000 characters.' })
  comment!: string;

  @Field(() => Float, { description: 'Rating in stars, 0.5 to 5 in steps of 0.5.' })
  rating!: number;

  @Field(() => [ID], {
    description: 'All its pictures, in order: existing and new ones. Others are deleted.',
  })
  pictureIds!: string[];

  @Field(() => ReviewUse, {
    nullable: true,
    description: 'Use of the product; null or omitted clears it, as for scent and surface.',
  })
  use?: ReviewUse | null;

  @Field(() => ReviewSurface, { nullable: true, description: 'Surface on which the product was used.' })
  surface?: ReviewSurface | null;

  @Field(() => ScentStrength, { nullable: true, description: 'Rating of the scent.' })
  scent?: ScentStrength | null;
}

@InputType({ description: 'A helpful vote for a review.' })
export class MarkReviewHelpfulInput {
  @Field(() => ID, { description: 'A review of another author.' })
  id!: string;

  @Field(() => Boolean, { description: 'False withdraws the vote.' })
  isHelpful!: boolean;
}

@InputType({ description: "The caller's own review to delete." })
export class DeleteReviewInput {
  @Field(() => ID, { description: 'The review.' })
  id!: string;
}

@InputType({ description: 'The review to delete, by staff.' })
export class DeleteReviewAsStaffInput {
  @Field(() => ID, { description: 'The review.' })
  id!: string;
}

@InputType({ description: "Staff's reply to a review." })
export class ReplyToReviewInput {
  @Field(() => ID, { description: 'The review.' })
  id!: string;

  @Field(() => String, { nullable: true, description: '11 to 2,000 characters; null deletes the reply.' })
  text?: string | null;
}
