import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { ReviewPictureRecord } from './review-picture.record.ts';

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
// Pictures by review, and by owner.
schema.index({ reviewId: 1 });
schema.index({ userId: 1 });
// Pictures that are due for the discard job.
schema.index({ discardAt: 1 }, { partialFilterExpression: { discardAt: { $type: 'date' } } });

export type ReviewPictureModel = Model<ReviewPictureRecord>;
export const reviewPictureModel = (connection: Connection): ReviewPictureModel =>
  modelOn(connection, 'ReviewPicture', schema, 'review_pictures');
