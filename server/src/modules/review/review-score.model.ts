import { type ClientSession, type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { Listing } from './review-score.record.ts';
import { type ReviewScoreRecord, reviewScoreId } from './review-score.record.ts';
import { noRatings, type Rated, toScoreChange } from './review-score.ts';

const schema = new Schema<ReviewScoreRecord>(
  {
    _id: { type: String, required: true },
    productId: { type: String, required: true },
    market: { type: String, required: true },
    counts: { type: [Number], required: true },
    usage: { type: Object },
    exampleCount: { type: Number },
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

/** Takes a review as it was out of the score of its product, and counts it as it is; null: it is new or deleted. */
export async function countReview(
  scores: ReviewScoreModel,
  session: ClientSession,
  { market, productId }: Listing,
  former: Rated | null,
  review: Rated | null,
): Promise<ReviewScoreRecord> {
  const score = await scores.findOneAndUpdate(
    { _id: reviewScoreId(market, productId) },
    { $inc: { ...toScoreChange(former, review), version: 1 } },
    { session, returnDocument: 'after', lean: true },
  );
  if (!score) throw new Error('a review is counted in a score that was opened before');
  return score;
}
