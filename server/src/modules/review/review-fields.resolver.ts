import { Market } from '@eunbit/schema/market';
import {
  Arg,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Resolver,
  Root,
  type SubscribeResolverData,
  Subscription,
} from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { Cacheable } from '../../common/cacheable.ts';
import { ProductType, presentProduct } from '../catalogue/index.ts';
import type { ReviewContext } from './review.module.ts';
import { presentReview, presentSummary } from './review.presenter.ts';
import { ReviewSummaryType, ReviewType } from './review.types.ts';
import { type Listing, type ReviewScoreRecord, reviewScoreId } from './review-score.model.ts';

/** Review fields of a product. */
@Resolver(() => ProductType)
export class ProductReviewsResolver {
  @Cacheable()
  @FieldResolver(() => ReviewSummaryType, { description: 'Summary of its reviews in the same market.' })
  async reviewSummary(
    @Root() { id, market }: ProductType,
    @Ctx() { services }: ReviewContext,
  ): Promise<ReviewSummaryType> {
    return presentSummary(await services.reviewReader.getScore({ market, productId: id }));
  }

  @Cacheable()
  @FieldResolver(() => [ReviewType], { description: 'The 3 newest reviews in the same market.' })
  async newestReviews(@Root() { id, market }: ProductType, @Ctx() { loaders }: ReviewContext): Promise<ReviewType[]> {
    const newest = await loaders.newestReviews.load(reviewScoreId(market, id));
    return (newest ?? []).map(presentReview);
  }
}

/** Fields that depend on the viewer or are resolved only when selected. */
@Resolver(() => ReviewType)
export class ReviewFieldsResolver {
  @Cacheable()
  @FieldResolver(() => Boolean, {
    description: 'Whether the caller is its author, and may therefore edit or delete it.',
  })
  viewerIsAuthor(@Root() review: ReviewType, @Ctx() { viewer }: ReviewContext): boolean {
    return viewer?.id === review.authorId;
  }

  @Cacheable()
  @FieldResolver(() => ProductType, { nullable: true, description: 'The product; null if it is no longer sold.' })
  async product(
    @Root() { productId, market }: ReviewType,
    @Ctx() { services, language }: ReviewContext,
  ): Promise<ProductType | null> {
    const record = await services.catalogue.byId(productId);
    return record && presentProduct(record, { market, language });
  }
}

@Resolver()
export class ReviewSubscription {
  @Allow('public')
  @Extensions({ shared: true })
  @Subscription(() => ReviewSummaryType, {
    subscribe: ({ args, context }: SubscribeResolverData<unknown, Listing, ReviewContext>) =>
      context.services.reviewEvents.subscribe(`reviews:${args.market}:${args.productId}`),
    description:
      'Changes of the reviews of a product in a store. Ends if events were missed: read again and resubscribe.',
  })
  reviewsChanged(
    @Root() score: ReviewScoreRecord,
    @Arg('productId', () => ID, { description: 'The product.' }) _productId: string,
    @Arg('market', () => Market, { description: 'The store.' }) _market: Market,
  ): ReviewSummaryType {
    return presentSummary(score);
  }
}
