import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { Cacheable } from '../../common/cacheable.ts';
import { ReviewError } from './review.errors.ts';
import { MarkReviewHelpfulInput } from './review.inputs.ts';
import type { ReviewContext } from './review.module.ts';
import { presentReview } from './review.presenter.ts';
import { MarkReviewHelpfulResult, ReviewMarkedHelpful } from './review.results.ts';
import { ReviewType } from './review.types.ts';

/** Votes for helpful reviews. */
@Resolver(() => ReviewType)
export class ReviewVoteResolver {
  @Cacheable()
  @FieldResolver(() => Boolean, { description: 'Whether the caller voted it helpful; false for guests.' })
  async viewerHasVoted(
    @Root() { id, authorId }: ReviewType,
    @Ctx() { viewer, loaders }: ReviewContext,
  ): Promise<boolean> {
    // Voting for one's own review is not possible, so the viewer's own lists need no votes.
    return viewer !== null && viewer.id !== authorId && (await loaders.reviewVotes.load(id)) !== null;
  }

  @Allow('review:write')
  @Mutation(() => MarkReviewHelpfulResult, {
    description: 'Adds or withdraws a helpful vote for a review of another author; limited per account.',
  })
  async markReviewHelpful(
    @Arg('input', () => MarkReviewHelpfulInput, { description: 'The vote.' })
    { id, isHelpful }: MarkReviewHelpfulInput,
    @Ctx() context: ReviewContext,
  ): Promise<typeof MarkReviewHelpfulResult> {
    const { services, loaders, language } = context;
    const voted = await services.reviewVotes.vote(signedIn(context).id, id, isHelpful);
    if ('refused' in voted) return ReviewError.of(voted.refused, language);
    loaders.reviewVotes.clear(id);
    return Object.assign(new ReviewMarkedHelpful(), { review: presentReview(voted.value) });
  }
}
