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

  @Field(() => String, { description: 'At most 3,000 characters; kept as plain text.' })
  comment!: string;

  @Field(() => Float, { defaultValue: 5, description: 'Half a star to five, in halves.' })
  rating!: number;

  @Field(() => [ID], {
    defaultValue: [],
    description: 'At most 3 pictures, in order, by the ids that POST /review-pictures answered.',
  })
  pictureIds!: string[];

  @Field(() => ReviewUse, { nullable: true, description: 'What the product was used for.' })
  use?: ReviewUse | null;

  @Field(() => ReviewSurface, { nullable: true, description: 'What it was used on.' })
  surface?: ReviewSurface | null;

  @Field(() => ScentStrength, { nullable: true, description: 'How its scent was found.' })
  scent?: ScentStrength | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A review as it shall be from now on.' })
export class UpdateReviewInput {
  @Field(() => ID, { description: 'The review.' })
  id!: string;

  @Field(() => String, { description: 'One line of at most 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'At most 3,000 characters; kept as plain text.' })
  comment!: string;

  @Field(() => Float, { description: 'Half a star to five, in halves.' })
  rating!: number;

  @Field(() => [ID], {
    description: 'All pictures it shall show, in order: of those it has and of new ones. Others are deleted.',
  })
  pictureIds!: string[];

  @Field(() => ReviewUse, {
    nullable: true,
    description: 'What the product was used for; null or left out takes it back, as with the other two.',
  })
  use?: ReviewUse | null;

  @Field(() => ReviewSurface, { nullable: true, description: 'What it was used on.' })
  surface?: ReviewSurface | null;

  @Field(() => ScentStrength, { nullable: true, description: 'How its scent was found.' })
  scent?: ScentStrength | null;
}

@InputType({ description: 'A vote for a review.' })
export class MarkReviewHelpfulInput {
  @Field(() => ID, { description: "Somebody else's review." })
  id!: string;

  @Field(() => Boolean, { description: 'False takes the vote back.' })
  isHelpful!: boolean;
}

@InputType({ description: "The caller's own review that goes." })
export class DeleteReviewInput {
  @Field(() => ID, { description: 'The review.' })
  id!: string;
}

@InputType({ description: 'The review that staff delete.' })
export class DeleteReviewAsStaffInput {
  @Field(() => ID, { description: 'The review.' })
  id!: string;
}

@InputType({ description: 'An answer of the staff.' })
export class ReplyToReviewInput {
  @Field(() => ID, { description: 'The review.' })
  id!: string;

  @Field(() => String, { nullable: true, description: '11 to 2,000 characters; null takes the answer back.' })
  text?: string | null;
}
