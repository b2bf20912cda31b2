import { type ClientSession, type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { Listing } from './review-score.record.ts';
import { type ReviewScoreRecord, reviewScoreId } from './review-score.record.ts';
import { noRatings, toScoreIndex } from './review-score.ts';

const schema = new Schema<ReviewScoreRecord>(
  {
    _id: { type: String, required: true },
    productId: { type: String, required: true },
    market: { type: String, required: true },
    counts: { type: [Number], required: true },
    version: { type: Number, required: true },
  },
  { versionKey: false },
);

export type ReviewScoreModel = Model<ReviewScoreRecord>;
export const reviewScoreModel = (connection: Connection): ReviewScoreModel =>
  modelOn(connection, 'ReviewScore', schema, 'review_scores');

/** The score of a listing without reviews. */
export function emptyScore({ market, productId }: Listing): ReviewScoreRecord {
  return { _id: reviewScoreId(market, productId), productId, market, counts: noRatings(), version: 0 };
}

export async function loadReviewScores(scores: ReviewScoreModel): Promise<ReviewScoreRecord[]> {
  return scores.find().lean();
}

/**
 * Upserts the score document outside the transaction: two concurrent first reviews would otherwise both insert it in
 * theirs.
 */
export async function openScore(scores: ReviewScoreModel, listing: Listing): Promise<void> {
  const { _id, ...score } = emptyScore(listing);
  await scores.updateOne({ _id }, { $setOnInsert: score }, { upsert: true });
}

/** Subtracts a review's old rating from the score and adds its new one; null: the review is new or deleted. */
export async function countRating(
  scores: ReviewScoreModel,
  session: ClientSession,
  { market, productId }: Listing,
  former: number | null,
  rating: number | null,
): Promise<ReviewScoreRecord> {
  const change: Record<string, number> = {};
  if (former !== rating) {
    if (former !== null) change[`counts.${toScoreIndex(former)}`] = -1;
    if (rating !== null) change[`counts.${toScoreIndex(rating)}`] = 1;
  }
  const score = await scores.findOneAndUpdate(
    { _id: reviewScoreId(market, productId) },
    { $inc: { ...change, version: 1 } },
    { session, returnDocument: 'after', lean: true },
  );
  if (!score) throw new Error('a review is counted in a score that was opened before');
  return score;
}
