import { createReviewLoaders } from './review.loader.ts';
import { reviewModel } from './review.model.ts';
import { ReviewResolver } from './review.resolver.ts';
import { createReviewServices } from './review.wiring.ts';
import { ProductReviewsResolver, ReviewFieldsResolver, ReviewSubscription } from './review-fields.resolver.ts';
import { reviewInvitationModel } from './review-invitation.model.ts';
import { ModeratedReviewResolver, ReviewModerationResolver } from './review-moderation.resolver.ts';
import { reviewPictureModel } from './review-picture.model.ts';
import { reviewScoreModel } from './review-score.model.ts';
import { reviewVoteModel } from './review-vote.model.ts';
import { ReviewVoteResolver } from './review-vote.resolver.ts';

export const reviewModule = {
  models: [reviewModel, reviewPictureModel, reviewScoreModel, reviewVoteModel, reviewInvitationModel],
  resolvers: [
    ReviewResolver,
    ReviewFieldsResolver,
    ProductReviewsResolver,
    ReviewSubscription,
    ReviewVoteResolver,
    ReviewModerationResolver,
    ModeratedReviewResolver,
  ],
  createServices: createReviewServices,
  createLoaders: createReviewLoaders,
};
