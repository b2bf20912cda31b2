import type { Connection } from 'mongoose';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import type { PersonalData } from '../../common/personal-data.ts';
import { reviewModel } from './review.model.ts';
import type { ReviewPictureService } from './review-picture.service.ts';
import { countReview, reviewScoreModel } from './review-score.model.ts';
import type { ReviewVoteService } from './review-vote.service.ts';

/** Reviews are deleted with their author's account, and their ratings are subtracted from the averages. */
export function reviewPersonalData(
  connection: Connection,
  pictures: ReviewPictureService,
  votes: ReviewVoteService,
): PersonalData {
  const reviews = reviewModel(connection);
  const scores = reviewScoreModel(connection);
  return {
    part: 'reviews',
    async exportData({ id }) {
      const own = await reviews.find({ userId: id }).sort(NEWEST_FIRST).lean();
      return own.map(
        ({ market, productId, title, comment, rating, use, surface, scent, createdAt, firstCreatedAt, reply }) => ({
          market,
          productId,
          title,
          comment,
          rating,
          use,
          surface,
          scent,
          createdAt,
          firstCreatedAt,
          reply: reply?.text ?? null,
        }),
      );
    },
    async forget({ id }, transaction) {
      const own = await reviews.find({ userId: id }, null, { session: transaction }).lean();
      for (const review of own) await countReview(scores, transaction, review, review, null);
      await votes.release(
        transaction,
        own.map(({ _id }) => _id),
      );
      await reviews.deleteMany({ userId: id }, { session: transaction });
      // The job deletes the files.
      await pictures.releaseAll(transaction, id);
    },
  };
}

/** Votes are deleted with the voter's account, and subtracted from the count of each review (REVIEW-18). */
export function reviewVotePersonalData(votes: ReviewVoteService): PersonalData {
  return {
    part: 'reviewVotes',
    exportData: ({ id }) => votes.ownVotes(id),
    forget: ({ id }, transaction) => votes.forget(transaction, id),
  };
}
