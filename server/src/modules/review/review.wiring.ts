import type { Connection } from 'mongoose';
import type { JobRegistry } from '../../common/job-registry.ts';
import type { PersonalDataRegistry } from '../../common/personal-data.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import type { AccountReader } from '../account/index.ts';
import type { AuditService } from '../audit/index.ts';
import type { CatalogueLive, CatalogueService } from '../catalogue/index.ts';
import type { EmailOutbox, EmailRegistry } from '../email/index.ts';
import type { Idempotency } from '../idempotency/index.ts';
import type { MediaService } from '../media/index.ts';
import type { OrderReader, OrderReturns } from '../order/index.ts';
import { createReviewEmails } from './emails/review-invitation-email.ts';
import type { ReviewLoaders } from './review.loader.ts';
import { createReviewService, type ReviewService } from './review.service.ts';
import { createReviewInvitations, type ReviewInvitations } from './review-invitation.service.ts';
import { createReviewLive, type ReviewLive } from './review-live.ts';
import { createReviewModeration, type ReviewModeration } from './review-moderation.service.ts';
import { reviewPersonalData, reviewVotePersonalData } from './review-personal-data.ts';
import { createReviewPictureService, type ReviewPictureService } from './review-picture.service.ts';
import { createReviewReader, type ReviewReader } from './review-reader.ts';
import { createReviewVoteService, type ReviewVoteService } from './review-vote.service.ts';

/** Dependencies of the module. */
interface ReviewNeeds {
  readonly connection: Connection;
  readonly idempotency: Idempotency;
  readonly live: LiveHub;
  readonly limiter: RateLimiter;
  readonly jobs: JobRegistry;
  readonly personalData: PersonalDataRegistry;
  readonly audit: AuditService;
  readonly media: MediaService;
  readonly accountReader: AccountReader;
  readonly catalogue: CatalogueService;
  readonly catalogueCache: CatalogueLive['catalogueCache'];
  readonly orderReader: OrderReader;
  readonly orderReturns: OrderReturns;
  readonly emails: EmailRegistry;
  readonly outbox: EmailOutbox;
}

export interface ReviewServices {
  readonly review: ReviewService;
  readonly reviewModeration: ReviewModeration;
  readonly reviewPictures: ReviewPictureService;
  readonly reviewReader: ReviewReader;
  readonly reviewScores: ReviewLive['reviewScores'];
  readonly reviewEvents: ReviewLive['reviewEvents'];
  readonly reviewVotes: ReviewVoteService;
  readonly reviewInvitations: ReviewInvitations;
}

/** Request context of the resolvers: the caller, the services and the loaders. */
export type ReviewContext = RequestContext<ReviewNeeds & ReviewServices, ReviewLoaders>;

export function createReviewServices(needs: ReviewNeeds): ReviewServices {
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
