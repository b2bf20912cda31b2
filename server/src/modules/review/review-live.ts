import type { Market } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import type { LiveHub } from '../../live/live-hub.ts';
import { type Mirror, mirrorAsMap } from '../../live/mirror.ts';
import type { TopicBoard } from '../../live/topic-board.ts';
import type { ReviewScoreRecord, ReviewScores } from './review-score.model.ts';
import { loadReviewScores, reviewScoreModel } from './review-score.model.ts';

export type ReviewEvents = Record<`reviews:${Market}:${string}`, ReviewScoreRecord>;

export interface ReviewLive {
  /** Product scores, as current as the last change event; every change of a review also changes the score of its product. */
  readonly reviewScores: Mirror<ReviewScores>;
  readonly reviewEvents: TopicBoard<ReviewEvents>;
}

export function createReviewLive(connection: Connection, live: LiveHub): ReviewLive {
  const scores = reviewScoreModel(connection);
  const reviewEvents = live.createBoard<ReviewEvents>();
  const reviewScores = live.mirror<ReviewScores, ReviewScoreRecord>(
    scores,
    mirrorAsMap({ load: () => loadReviewScores(scores), view: (rows) => rows }),
    {
      onChange(change) {
        if (change.operationType === 'delete' || !change.fullDocument) return;
        const { market, productId, version } = change.fullDocument;
        // Version 0: created empty for a first review that is not committed yet.
        if (version === 0) return;
        reviewEvents.publish(`reviews:${market}:${productId}`, change.fullDocument);
      },
    },
  );
  return { reviewScores, reviewEvents };
}
