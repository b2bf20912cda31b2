import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema } from '../../common/record-schema.ts';

/** A member's vote for a helpful review. */
const schema = recordSchema(
  {
    reviewId: { type: Schema.Types.ObjectId, required: true },
    /** The voter's account id; never exposed. */
    userId: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
// One vote per member and review (REVIEW-18).
schema.index({ reviewId: 1, userId: 1 }, { unique: true });
// Votes of an account, for the lists that it reads and for deleting the account.
schema.index({ userId: 1, reviewId: 1 });

export type ReviewVoteRecord = RecordOf<typeof schema>;
export type ReviewVoteModel = Model<ReviewVoteRecord>;
export const reviewVoteModel = (connection: Connection): ReviewVoteModel =>
  modelOn(connection, 'ReviewVote', schema, 'review_votes');
