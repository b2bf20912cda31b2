import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { ProductPictureRecord } from './product-picture.record.ts';

const file = new Schema(
  { mediaId: { type: String, required: true }, width: { type: Number, required: true } },
  { _id: false },
);

const schema = new Schema<ProductPictureRecord>(
  {
    _id: { type: String, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    sizes: [file],
    avif: { type: [file], default: undefined },
    avifDueAt: Date,
    placeholder: String,
  },
  { versionKey: false },
);
// Pictures that the job `encode-avif` is to encode.
schema.index({ avifDueAt: 1 }, { partialFilterExpression: { avifDueAt: { $type: 'date' } } });

export type ProductPictureModel = Model<ProductPictureRecord>;
export const productPictureModel = (connection: Connection): ProductPictureModel =>
  modelOn(connection, 'ProductPicture', schema, 'product_pictures');
