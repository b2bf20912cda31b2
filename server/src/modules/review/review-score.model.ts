import type { Market } from '@eunbit/schema/market';
import type { ReviewUsage } from '@eunbit/schema/review-usage';
import type { ClientSession, Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';
import { noRatings, type Rated, toScoreChange } from './review-score.ts';

/** How many reviews gave each answer to each question about the usage. */
export type UsageCounts = {
  readonly [Q in keyof ReviewUsage]?: { readonly [A in NonNullable<ReviewUsage[Q]>]?: number };
};

export function reviewScoreId(market: Market, productId: string): string {
  return `${market}:${productId}`;
}

/** Scores by id. */
export type ReviewScores = ReadonlyMap<string, ReviewScoreRecord>;

export interface Listing {
  readonly market: Market;
  readonly productId: string;
}

/** The score of a product in a store. Written in the transaction of each review change. */
const schema = recordSchema(
  {
    /** `reviewScoreId(market, productId)`: allows point reads and serves as the shard key. */
    _id: { type: String, required: true },
    productId: { type: String, required: true },
    market: { type: stores<Market>(String), required: true },
    /** Number of reviews with half a star, one star, … five stars. */
    counts: { type: [Number], required: true },
    /** Absent until a review answers a question. */
    usage: { type: stores<UsageCounts>(Object) },
    /** How many of the reviews are examples; absent if there never was one. */
    exampleCount: { type: Number },
    /** Incremented by every review change, including those that leave the ratings unchanged. */
    version: { type: Number, required: true },
  },
  { versionKey: false },
);

export type ReviewScoreRecord = RecordOf<typeof schema>;
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

/** Replaces the former version of a review in the score of its product: `null` stands for a new or a deleted review. */
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
  if (!score) throw new Error('the review score was not created before a review was counted');
  return score;
}
