import { Market } from '@eunbit/schema/market';
import { ReviewQueue } from '@eunbit/schema/review';
import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver, registerEnumType } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { presentReview } from './review.presenter.ts';
import { ReviewType } from './review.types.ts';
import type { ReviewContext } from './review.wiring.ts';

registerEnumType(ReviewQueue, {
  name: 'ReviewQueue',
  description: 'What staff look for among the reviews.',
  valuesConfig: {
    ALL: { description: 'All.' },
    UNANSWERED: { description: 'Staff have not answered.' },
    LOW_RATED: { description: 'Two stars at most.' },
    WITH_PICTURES: { description: 'With at least one picture.' },
  },
});

@ObjectType('ReviewAuthor', { description: 'Who wrote a review, for staff.' })
class ReviewAuthorType {
  @Field(() => ID, { description: 'The account.' })
  id!: string;

  @Field(() => String, { description: 'Email.' })
  email!: string;

  @Field(() => String, { description: 'Given name.' })
  firstname!: string;

  @Field(() => String, { description: 'Family name.' })
  lastname!: string;

  @Field(() => Boolean, { description: 'Whether staff have blocked the account from writing reviews.' })
  blocked!: boolean;
}

@ObjectType('ModeratedReview', { description: 'A review as staff see it.' })
class ModeratedReviewType {
  @Field(() => ReviewType, { description: 'The review.' })
  review!: ReviewType;

  @Field(() => ReviewAuthorType, { nullable: true, description: 'Who wrote it; null where the account is gone.' })
  author!: ReviewAuthorType | null;
}

@ObjectType('ModeratedReviewPage', { description: 'A numbered page of reviews for staff, newest first.' })
class ModeratedReviewPageType {
  @Field(() => [ModeratedReviewType], { description: 'The reviews of this page.' })
  reviews!: ModeratedReviewType[];

  @Field(() => Int, { description: 'Reviews on all pages.' })
  totalCount!: number;

  @Field(() => Int, { description: 'Number of this page, from 1: the last one where a later one was asked for.' })
  page!: number;

  @Field(() => Int, { description: 'Pages there are, at least 1.' })
  pageCount!: number;
}

@Resolver()
export class ReviewModerationResolver {
  @Allow('review:moderate')
  @Query(() => ModeratedReviewPageType, {
    description: 'Reviews for staff, newest first: 10 a page, or 5 of one author.',
  })
  async moderatedReviews(
    @Arg('queue', () => ReviewQueue, { defaultValue: ReviewQueue.ALL, description: 'Which reviews.' })
    queue: ReviewQueue,
    @Arg('market', () => Market, { nullable: true, description: 'Only those of this store.' })
    market: Market | undefined,
    @Arg('authorId', () => ID, { nullable: true, description: 'Only those of this account.' })
    authorId: string | undefined,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Number of the page, from 1.' }) page: number,
    @Ctx() { services }: ReviewContext,
  ): Promise<ModeratedReviewPageType> {
    const filter = { queue, market: market ?? null, authorId: authorId ?? null };
    const { rows, ...numbers } = await services.reviewModeration.page(filter, page);
    return { ...numbers, reviews: rows.map(({ review, author }) => ({ review: presentReview(review), author })) };
  }
}
