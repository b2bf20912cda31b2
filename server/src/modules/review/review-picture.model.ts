import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema } from '../../common/record-schema.ts';

/** A picture uploaded for a review. */
const schema = recordSchema(
  {
    /** Id of the stored picture. */
    _id: { type: String, required: true },
    /** The owner; only this account's reviews may show the picture. */
    userId: { type: String, required: true },
    /** The review that shows it; null before it is attached and after it is released. */
    reviewId: { type: Schema.Types.ObjectId, default: null },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    /** When it becomes due for deletion; null while a review shows it. */
    discardAt: { type: Date, default: null },
  },
  { versionKey: false },
);
// Pictures by review, and by owner.
schema.index({ reviewId: 1 });
schema.index({ userId: 1 });
// Pictures that are due for the discard job.
schema.index({ discardAt: 1 }, { partialFilterExpression: { discardAt: { $type: 'date' } } });

export type ReviewPictureRecord = RecordOf<typeof schema>;
export type ReviewPictureModel = Model<ReviewPictureRecord>;
export const reviewPictureModel = (connection: Connection): ReviewPictureModel =>
  modelOn(connection, 'ReviewPicture', schema, 'review_pictures');
