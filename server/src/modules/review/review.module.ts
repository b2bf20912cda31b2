import { createReviewLoaders } from './review.loader.ts';
import { reviewModel } from './review.model.ts';
import { ReviewResolver } from './review.resolver.ts';
import { createReviewServices } from './review.wiring.ts';
import { ProductReviewsResolver, ReviewFieldsResolver, ReviewSubscription } from './review-fields.resolver.ts';
import { ModeratedReviewResolver, ReviewModerationResolver } from './review-moderation.resolver.ts';
import { reviewPictureModel } from './review-picture.model.ts';
import { reviewScoreModel } from './review-score.model.ts';

export const reviewModule = {
  models: [reviewModel, reviewPictureModel, reviewScoreModel],
  resolvers: [
    ReviewResolver,
    ReviewFieldsResolver,
    ProductReviewsResolver,
    ReviewSubscription,
    ReviewModerationResolver,
    ModeratedReviewResolver,
  ],
  createServices: createReviewServices,
  createLoaders: createReviewLoaders,
};
