import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountServices } from '../account/index.ts';
import type { AuditServices } from '../audit/index.ts';
import type { CatalogueServices } from '../catalogue/index.ts';
import type { EmailServices } from '../email/index.ts';
import type { IdempotencyServices } from '../idempotency/index.ts';
import type { MediaServices } from '../media/index.ts';
import type { OrderServices } from '../order/index.ts';
import { createReviewEmails } from './emails/review-invitation-email.ts';
import type { ReviewLoaders } from './review.loader.ts';
import { createReviewLoaders } from './review.loader.ts';
import { reviewModel } from './review.model.ts';
import { ReviewResolver } from './review.resolver.ts';
import { createReviewService } from './review.service.ts';
import { ProductReviewsResolver, ReviewFieldsResolver, ReviewSubscription } from './review-fields.resolver.ts';
import { reviewInvitationModel } from './review-invitation.model.ts';
import { createReviewInvitations } from './review-invitation.service.ts';
import { createReviewLive } from './review-live.ts';
import { ModeratedReviewResolver, ReviewModerationResolver } from './review-moderation.resolver.ts';
import { createReviewModeration } from './review-moderation.service.ts';
import { reviewPersonalData, reviewVotePersonalData } from './review-personal-data.ts';
import { reviewPictureModel } from './review-picture.model.ts';
import { createReviewPictureService } from './review-picture.service.ts';
import { createReviewReader } from './review-reader.ts';
import { reviewScoreModel } from './review-score.model.ts';
import { reviewVoteModel } from './review-vote.model.ts';
import { ReviewVoteResolver } from './review-vote.resolver.ts';
import { createReviewVoteService } from './review-vote.service.ts';

type Needs = Platform &
  AccountServices &
  AuditServices &
  CatalogueServices &
  EmailServices &
  IdempotencyServices &
  MediaServices &
  OrderServices;

function setup(needs: Needs) {
  const { connection, live, limiter, jobs, personalData, audit, media } = needs;
  const { catalogue, catalogueCache, orderReader, emails } = needs;
  const reviewLive = createReviewLive(connection, live);
  const reviewPictures = createReviewPictureService({ connection, media, limiter });
  const reviewReader = createReviewReader({ connection, scores: reviewLive.reviewScores, catalogueCache });
  const reviewVotes = createReviewVoteService({ connection, limiter, reviewReader });
  personalData.register(
    reviewPersonalData(connection, reviewPictures, reviewVotes),
    reviewVotePersonalData(reviewVotes),
  );
  const reviewInvitations = createReviewInvitations({ ...needs, orders: orderReader });
  emails.register(
    createReviewEmails({
      createSources: () => ({ order: orderReader.byNumber, productsToReview: reviewInvitations.productsToReview }),
      sampleProducts: async () => (await catalogueCache.read()).samples,
    }),
  );
  jobs.register({
    'discard-review-pictures': { every: '5 minutes', run: () => reviewPictures.discardDue() },
    'invite-to-review': { every: '1 hour', run: () => reviewInvitations.queueDue() },
  });
  return {
    ...reviewLive,
    review: createReviewService({
      connection,
      catalogue,
      orders: orderReader,
      pictures: reviewPictures,
      votes: reviewVotes,
      limiter,
      audit,
    }),
    reviewModeration: createReviewModeration(connection),
    reviewPictures,
    reviewReader,
    reviewInvitations,
    reviewVotes,
  };
}

export type ReviewServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type ReviewContext = ModuleContext<typeof setup, ReviewLoaders>;

export const reviewModule = defineModule({
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
  setup,
  createLoaders: createReviewLoaders,
});
