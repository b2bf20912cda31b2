import { createLoader, type Loader } from '../../common/loader.ts';
import type { CallerContext } from '../../common/request-context.ts';
import type { AccountBrief, AccountReader } from '../account/account-reader.ts';
import type { ReviewRecord } from './review.record.ts';
import type { ReviewReader } from './review-reader.ts';

export interface ReviewLoaders {
  /** Accounts by id, for staff. */
  readonly reviewAuthors: Loader<AccountBrief>;
  /** The newest reviews of a product in a store, by the id of its score; null without reviews. */
  readonly newestReviews: Loader<readonly ReviewRecord[]>;
}

interface Services {
  readonly accountReader: AccountReader;
  readonly reviewReader: ReviewReader;
}

export function createReviewLoaders({ services }: CallerContext<Services>): ReviewLoaders {
  return {
    reviewAuthors: createLoader(services.accountReader.briefs),
    newestReviews: createLoader(services.reviewReader.listNewest),
  };
}
