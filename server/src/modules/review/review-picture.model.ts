import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { modelOn } from '../../common/models.ts';

/** A picture that somebody sent for a review. */
export interface ReviewPictureRecord {
  /** Id of the stored picture. */
  _id: string;
  /** Only this person's reviews may show it. */
  userId: string;
  /** The review that shows it; null before one does, and after. */
  reviewId: Types.ObjectId | null;
  width: number;
  height: number;
  /** When it is thrown away; null while a review shows it. */
  discardAt: Date | null;
}

const schema = new Schema<ReviewPictureRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    reviewId: { type: Schema.Types.ObjectId, default: null },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    discardAt: { type: Date, default: null },
  },
  { versionKey: false },
);
// The pictures of a review, and of who wrote it.
schema.index({ reviewId: 1 });
schema.index({ userId: 1 });
// What the job that throws pictures away has to look at.
schema.index({ discardAt: 1 }, { partialFilterExpression: { discardAt: { $type: 'date' } } });

export type ReviewPictureModel = Model<ReviewPictureRecord>;
export const reviewPictureModel = (connection: Connection): ReviewPictureModel =>
  modelOn(connection, 'ReviewPicture', schema, 'review_pictures');
