import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { ReviewVoteRecord } from './review-vote.record.ts';

const schema = new Schema<ReviewVoteRecord>(
  {
    reviewId: { type: Schema.Types.ObjectId, required: true },
    userId: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
// One vote of a member for a review (REVIEW-18).
schema.index({ reviewId: 1, userId: 1 }, { unique: true });
// The votes of an account, for lists that it looks at and for when it is deleted.
schema.index({ userId: 1, reviewId: 1 });

export type ReviewVoteModel = Model<ReviewVoteRecord>;
export const reviewVoteModel = (connection: Connection): ReviewVoteModel =>
  modelOn(connection, 'ReviewVote', schema, 'review_votes');
