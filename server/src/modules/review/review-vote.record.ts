import type { Types } from 'mongoose';

/** That a member found a review helpful. */
export interface ReviewVoteRecord {
  _id: Types.ObjectId;
  reviewId: Types.ObjectId;
  /** The voter's account id; never exposed. */
  userId: string;
  createdAt: Date;
}
