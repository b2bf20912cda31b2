import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { ReturnPictureRecord } from './return-picture.record.ts';

const schema = new Schema<ReturnPictureRecord>(
  {
    _id: { type: String, required: true },
    orderId: { type: Schema.Types.ObjectId, required: true },
    returnId: { type: Schema.Types.ObjectId, default: null },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    discardAt: { type: Date, default: null },
  },
  { versionKey: false },
);
// Pictures of returns that are forgotten.
schema.index({ returnId: 1 });
// Pictures that are due for the discard job.
schema.index({ discardAt: 1 }, { partialFilterExpression: { discardAt: { $type: 'date' } } });

export type ReturnPictureModel = Model<ReturnPictureRecord>;
export const returnPictureModel = (connection: Connection): ReturnPictureModel =>
  modelOn(connection, 'ReturnPicture', schema, 'return_pictures');
