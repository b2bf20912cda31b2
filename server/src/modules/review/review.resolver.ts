import { Market } from '@eunbit/schema/market';
import { MAXIMUM_RATING } from '@eunbit/schema/review';
import type { ReviewUsage } from '@eunbit/schema/review-usage';
import { validateReview } from '@eunbit/schema/validation-review';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { badRequest } from '../../common/bad-request.ts';
import { Cacheable } from '../../common/cacheable.ts';
import type { NumberedConnection } from '../../common/numbered-page.ts';
import type { Result } from '../../common/refusal.ts';
import { validationError } from '../../common/result.types.ts';
import { ReviewError, type ReviewErrorCode } from './review.errors.ts';
import {
  CreateReviewInput,
  DeleteReviewAsStaffInput,
  DeleteReviewInput,
  ReplyToReviewInput,
  UpdateReviewInput,
} from './review.inputs.ts';
import type { ReviewContext } from './review.module.ts';
import { presentReview, presentReviewPage, presentStoreSummary, presentSummary } from './review.presenter.ts';
import { DeleteReviewResult, ReviewDeleted, ReviewSaved, SaveReviewResult } from './review.results.ts';
import type { ReviewService, ScoredReview } from './review.service.ts';
import { OwnReviewPageArgs, ReviewConnection, ReviewPageArgs, ReviewSummaryType, ReviewType } from './review.types.ts';

function presentSaved(
  saved: Result<ScoredReview, ReviewErrorCode>,
  { language }: ReviewContext,
): typeof SaveReviewResult {
  if ('refused' in saved) return ReviewError.of(saved.refused, language);
  const { review, score } = saved.value;
  return Object.assign(new ReviewSaved(), { review: presentReview(review), summary: presentSummary(score) });
}

function presentDeleted(
  id: string,
  deleted: Awaited<ReturnType<ReviewService['deleteOwn']>>,
  { language }: ReviewContext,
): typeof DeleteReviewResult {
  if ('refused' in deleted) return ReviewError.of(deleted.refused, language);
  return Object.assign(new ReviewDeleted(), { id, summary: presentSummary(deleted.value) });
}

/** Throws `BAD_REQUEST` if no review can have this number of stars. */
function requireStars(stars: number | null): void {
  if (stars === null || (stars >= 1 && stars <= MAXIMUM_RATING)) return;
  throw badRequest(`\`stars\` has to be 1 to ${MAXIMUM_RATING}.`);
}

/** Omitted questions about the usage count as not answered. */
function withUsage<T extends Partial<ReviewUsage>>(fields: T): T & ReviewUsage {
  const { use = null, surface = null, scent = null } = fields;
  return { ...fields, use, surface, scent };
}

@Resolver()
export class ReviewResolver {
  @Allow('public')
  @Query(() => ReviewConnection, { description: 'Reviews of a product in a store, or of all its products.' })
  async reviews(
    @Arg('productId', () => ID, { nullable: true, description: 'The product; all products of the store if omitted.' })
    productId: string | undefined,
    @Arg('market', () => Market, { nullable: true, description: "The store; the caller's own if omitted." })
    market: Market | undefined,
    @Args(() => ReviewPageArgs) request: ReviewPageArgs,
    @Ctx() { services, market: own }: ReviewContext,
  ): Promise<NumberedConnection<ReviewType>> {
    const { reviewReader } = services;
    const store = market ?? own;
    const { sort, hasPictures, stars = null, use = null } = request;
    requireStars(stars);
    const options = { sort, hasPictures, stars, use };
    const read = productId
      ? reviewReader.pageOfListing({ market: store, productId }, options, request)
      : reviewReader.pageOfStore(store, options, request);
    return presentReviewPage(await read);
  }

  @Allow('public')
  @Cacheable()
  @Query(() => ReviewSummaryType, {
    description: 'Summary of the reviews of a product, or of all products, in a store.',
  })
  async reviewSummary(
    @Arg('productId', () => ID, { nullable: true, description: 'The product; all products of the store if omitted.' })
    productId: string | undefined,
    @Arg('market', () => Market, { nullable: true, description: "The store; the caller's own if omitted." })
    market: Market | undefined,
    @Ctx() { services, market: own }: ReviewContext,
  ): Promise<ReviewSummaryType> {
    const store = market ?? own;
    if (!productId) return presentStoreSummary(store, await services.reviewReader.scoreOfStore(store));
    return presentSummary(await services.reviewReader.getScore({ market: store, productId }));
  }

  @Allow('own')
  @Query(() => ReviewConnection, { description: "The caller's own reviews in both stores, newest first." })
  async myReviews(
    @Args(() => OwnReviewPageArgs) request: OwnReviewPageArgs,
    @Ctx() context: ReviewContext,
  ): Promise<NumberedConnection<ReviewType>> {
    return presentReviewPage(await context.services.reviewReader.pageOfAuthor(signedIn(context).id, request));
  }

  @Allow('own')
  @Query(() => ReviewType, {
    nullable: true,
    description: "One of the caller's own reviews; null if there is none, or if it belongs to somebody else.",
  })
  async myReview(
    @Arg('id', () => ID, { description: 'The review.' }) id: string,
    @Ctx() context: ReviewContext,
  ): Promise<ReviewType | null> {
    const review = await context.services.reviewReader.ownById(signedIn(context).id, id);
    return review && presentReview(review);
  }

  @Allow('review:write')
  @Mutation(() => SaveReviewResult, { description: 'Writes a review; limited per account.' })
  async createReview(
    @Arg('input', () => CreateReviewInput, { description: 'The review.' }) input: CreateReviewInput,
    @Ctx() context: ReviewContext,
  ): Promise<typeof SaveReviewResult> {
    const { market, productId, idempotencyKey: _, ...given } = input;
    const fields = withUsage(given);
    const failures = validateReview(fields);
    if (failures.length > 0) return validationError(failures, context.language);
    const { idempotency, review } = context.services;
    const author = signedIn(context);
    const saved = await idempotency.once(
      context,
      'createReview',
      input,
      (recordCreated) => review.add(author, { market, productId }, fields, recordCreated),
      (id) => review.saved(author, id),
    );
    return presentSaved(saved, context);
  }

  @Allow('review:write')
  @Mutation(() => SaveReviewResult, { description: "Replaces one of the caller's own reviews and updates its date." })
  async updateReview(
    @Arg('input', () => UpdateReviewInput, { description: 'The review as it shall be.' }) input: UpdateReviewInput,
    @Ctx() context: ReviewContext,
  ): Promise<typeof SaveReviewResult> {
    const { id, ...fields } = input;
    return presentSaved(await context.services.review.edit(signedIn(context), id, withUsage(fields)), context);
  }

  @Allow('review:write')
  @Mutation(() => DeleteReviewResult, { description: "Deletes one of the caller's own reviews with its pictures." })
  async deleteReview(
    @Arg('input', () => DeleteReviewInput, { description: 'The review.' }) { id }: DeleteReviewInput,
    @Ctx() context: ReviewContext,
  ): Promise<typeof DeleteReviewResult> {
    return presentDeleted(id, await context.services.review.deleteOwn(signedIn(context), id), context);
  }

  @Allow('review:moderate')
  @Mutation(() => SaveReviewResult, { description: 'Sets or deletes the reply of staff to a review.' })
  async replyToReview(
    @Arg('input', () => ReplyToReviewInput, { description: 'The answer.' }) { id, text = null }: ReplyToReviewInput,
    @Ctx() context: ReviewContext,
  ): Promise<typeof SaveReviewResult> {
    return presentSaved(await context.services.review.reply(signedIn(context).id, id, text), context);
  }

  @Allow('review:moderate')
  @Mutation(() => DeleteReviewResult, { description: 'Deletes any review with its pictures, for staff.' })
  async deleteReviewAsStaff(
    @Arg('input', () => DeleteReviewAsStaffInput, { description: 'The review.' }) { id }: DeleteReviewAsStaffInput,
    @Ctx() context: ReviewContext,
  ): Promise<typeof DeleteReviewResult> {
    return presentDeleted(id, await context.services.review.removeAny(id, signedIn(context).id), context);
  }
}
