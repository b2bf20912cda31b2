import { type ClientSession, type Connection, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { byNewest } from '../../common/newest-first.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { refuse } from '../../common/refusal.ts';
import { inTransaction } from '../../common/transaction.ts';
import { type ReviewRecord, reviewModel } from './review.model.ts';
import type { ReviewReader } from './review-reader.ts';
import { countReview, reviewScoreModel } from './review-score.model.ts';
import { reviewVoteModel } from './review-vote.model.ts';

/** Votes that one account may cast or take back per hour (REVIEW-18). */
const VOTING_LIMIT = { tries: 120, windowSeconds: 3600 };

const LISTING = { market: 1, productId: 1 } as const;

const NOT_FOUND = refuse('REVIEW_NOT_FOUND', 'review.notFound');

interface Deps {
  readonly connection: Connection;
  readonly limiter: RateLimiter;
  readonly reviewReader: Pick<ReviewReader, 'shownById'>;
}

/** Votes of members for helpful reviews: one per review, never for their own. */
export function createReviewVoteService({ connection, limiter, reviewReader }: Deps) {
  const reviews = reviewModel(connection);
  const scores = reviewScoreModel(connection);
  const votes = reviewVoteModel(connection);

  /** Changes the number of votes of a review. The score changes as well, since open pages subscribe to it. */
  async function count(session: ClientSession, reviewId: Types.ObjectId, by: 1 | -1): Promise<ReviewRecord | null> {
    const review = await reviews
      .findByIdAndUpdate(reviewId, { $inc: { helpfulCount: by } }, { session, returnDocument: 'after' })
      .lean();
    if (review) await countReview(scores, session, review, review, review);
    return review;
  }

  /** Sets or removes the vote; null if the review was deleted meanwhile. */
  function settle(reviewId: Types.ObjectId, userId: string, isHelpful: boolean): Promise<ReviewRecord | null> {
    return inTransaction(connection, async (session) => {
      const review = await reviews.findById(reviewId, null, { session }).lean();
      if (!review) return null;
      const vote = await votes.findOne({ reviewId, userId }, null, { session }).lean();
      if (isHelpful === (vote !== null)) return review;
      if (vote) await votes.deleteOne({ _id: vote._id }, { session });
      else await votes.create([{ reviewId, userId, createdAt: new Date() }], { session });
      return count(session, reviewId, vote ? -1 : 1);
    });
  }

  return {
    /** Sets or removes a member's vote. Idempotent, also under concurrency. */
    async vote(userId: string, id: string, isHelpful: boolean) {
      const shown = await reviewReader.shownById(id);
      if (!shown) return NOT_FOUND;
      if (shown.userId === userId) return refuse('OWN_REVIEW', 'review.ownVote');
      const isAllowed = await limiter.attempt({ [`review-vote:${userId}`]: VOTING_LIMIT });
      if (!isAllowed) return refuse('TOO_MANY_REQUESTS', 'requests.tooMany');
      const again = (error: unknown) => {
        // The same vote was saved by another request in between.
        if (isDuplicateKey(error)) return settle(shown._id, userId, isHelpful);
        throw error;
      };
      const review = await settle(shown._id, userId, isHelpful).catch(again);
      return review ? { value: review } : NOT_FOUND;
    },

    /** Which of these reviews a member found helpful. */
    async votedFor(userId: string, reviewIds: readonly string[]): Promise<ReadonlyMap<string, true>> {
      const asked = reviewIds.map((id) => new Types.ObjectId(id));
      const found = await votes.find({ userId, reviewId: { $in: asked } }, { reviewId: 1 }).lean();
      return new Map(found.map(({ reviewId }) => [String(reviewId), true]));
    },

    /** The reviews that a member found helpful, newest vote first. */
    async ownVotes(userId: string) {
      const own = await votes.find({ userId }).lean();
      const voted = await reviews.find({ _id: { $in: own.map(({ reviewId }) => reviewId) } }, LISTING).lean();
      const listings = new Map(voted.map(({ _id, market, productId }) => [String(_id), { market, productId }]));
      // A review may be deleted between the two reads, together with its votes.
      return own.sort(byNewest).flatMap(({ reviewId, createdAt }) => {
        const listing = listings.get(String(reviewId));
        return listing ? { ...listing, reviewId: String(reviewId), createdAt } : [];
      });
    },

    /** Deletes all votes of an account. */
    async forget(session: ClientSession, userId: string): Promise<void> {
      const own = await votes.find({ userId }, null, { session }).lean();
      for (const { reviewId } of own) await count(session, reviewId, -1);
      await votes.deleteMany({ userId }, { session });
    },

    /** Deletes the votes of deleted reviews. */
    async release(session: ClientSession, reviewIds: readonly Types.ObjectId[]): Promise<void> {
      await votes.deleteMany({ reviewId: { $in: reviewIds } }, { session });
    },
  };
}

export type ReviewVoteService = ReturnType<typeof createReviewVoteService>;
