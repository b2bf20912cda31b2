import { DateSort } from '@eunbit/schema/date-sort';
import { Market } from '@eunbit/schema/market';
import { MODERATED_REVIEWS_PER_PAGE, ReviewQueue } from '@eunbit/schema/review';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  ObjectType,
  Query,
  Resolver,
  Root,
  registerEnumType,
} from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { createNumberedConnectionType, createNumberedPageArgs } from '../../common/numbered-connection.ts';
import { type NumberedConnection, toNumberedConnection } from '../../common/numbered-page.ts';
import type { ReviewContext } from './review.module.ts';
import { presentReview } from './review.presenter.ts';
import { ReviewType } from './review.types.ts';

registerEnumType(ReviewQueue, {
  name: 'ReviewQueue',
  description: 'Filter for the reviews, for staff.',
  valuesConfig: {
    ALL: { description: 'All.' },
    UNANSWERED: { description: 'Without a reply of staff.' },
    LOW_RATED: { description: 'At most two stars.' },
    WITH_PICTURES: { description: 'With at least one picture.' },
  },
});

@ObjectType('ReviewAuthor', { description: 'Author of a review, for staff.' })
class ReviewAuthorType {
  @Field(() => ID, { description: 'The account.' })
  id!: string;

  @Field(() => String, { description: 'Email.' })
  email!: string;

  @Field(() => String, { description: 'Given name.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name.' })
  lastName!: string;

  @Field(() => Boolean, { description: 'Whether staff blocked the account from writing reviews.' })
  isBlocked!: boolean;
}

@ObjectType('ModeratedReview', { description: 'A review, as staff see it.' })
class ModeratedReviewType {
  @Field(() => ReviewType, { description: 'The review.' })
  review!: ReviewType;
}

const ModeratedReviewConnection = createNumberedConnectionType(
  'ModeratedReview',
  () => ModeratedReviewType,
  'reviews for staff',
);

@ArgsType()
class ModeratedReviewPageArgs extends createNumberedPageArgs(MODERATED_REVIEWS_PER_PAGE) {}

@Resolver()
export class ReviewModerationResolver {
  @Allow('review:moderate')
  @Query(() => ModeratedReviewConnection, { description: 'Reviews for staff.' })
  async moderatedReviews(
    @Arg('queue', () => ReviewQueue, { defaultValue: ReviewQueue.ALL, description: 'Filter.' })
    queue: ReviewQueue,
    @Arg('market', () => Market, { nullable: true, description: 'Only this store.' })
    market: Market | undefined,
    @Arg('authorId', () => ID, { nullable: true, description: 'Only reviews by this account.' })
    authorId: string | undefined,
    @Arg('sort', () => DateSort, { defaultValue: DateSort.NEWEST, description: 'Sort order.' })
    sort: DateSort,
    @Args(() => ModeratedReviewPageArgs) request: ModeratedReviewPageArgs,
    @Ctx() { services }: ReviewContext,
  ): Promise<NumberedConnection<ModeratedReviewType>> {
    const filter = { queue, market: market ?? null, authorId: authorId ?? null, sort };
    const page = await services.reviewModeration.page(filter, request);
    return toNumberedConnection(
      page,
      page.rows.map((review) => ({ review: presentReview(review) })),
    );
  }
}

@Resolver(() => ModeratedReviewType)
export class ModeratedReviewResolver {
  @FieldResolver(() => ReviewAuthorType, {
    nullable: true,
    description: 'Who wrote it; null if the account was deleted.',
  })
  async author(
    @Root() { review }: ModeratedReviewType,
    @Ctx() { loaders }: ReviewContext,
  ): Promise<ReviewAuthorType | null> {
    const author = await loaders.reviewAuthors.load(review.authorId);
    return author && { ...author, isBlocked: author.blocked };
  }
}
