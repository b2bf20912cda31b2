import { createLoader, type Loader } from '../../common/loader.ts';
import type { CallerContext } from '../../common/request-context.ts';
import type { AccountBrief, AccountReader } from '../account/index.ts';
import type { ReviewRecord } from './review.model.ts';
import type { ReviewReader } from './review-reader.ts';
import type { ReviewVoteService } from './review-vote.service.ts';

export interface ReviewLoaders {
  /** Accounts by id, for staff. */
  readonly reviewAuthors: Loader<AccountBrief>;
  /** The newest reviews of a product in a store, by the id of its score; null without reviews. */
  readonly newestReviews: Loader<readonly ReviewRecord[]>;
  /** Whether the viewer finds a review helpful, by its id; null if not. */
  readonly reviewVotes: Loader<true>;
}

interface Services {
  readonly accountReader: AccountReader;
  readonly reviewReader: ReviewReader;
  readonly reviewVotes: ReviewVoteService;
}

export function createReviewLoaders({ services, viewer }: CallerContext<Services>): ReviewLoaders {
  return {
    reviewAuthors: createLoader(services.accountReader.briefs),
    newestReviews: createLoader(services.reviewReader.listNewest),
    reviewVotes: createLoader(async (ids) => (viewer ? services.reviewVotes.votedFor(viewer.id, ids) : new Map())),
  };
}
