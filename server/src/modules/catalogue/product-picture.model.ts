import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema } from '../../common/record-schema.ts';
import { sizeSchema } from './picture.record.ts';

const schema = recordSchema(
  {
    _id: { type: String, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    sizes: [sizeSchema],
    avif: { type: [sizeSchema], default: undefined },
    avifDueAt: { type: Date },
    placeholder: { type: String },
  },
  { versionKey: false },
);
// Pictures that the job `encode-avif` is to encode.
schema.index({ avifDueAt: 1 }, { partialFilterExpression: { avifDueAt: { $type: 'date' } } });

/** A picture uploaded for a product, with the sizes that the server measured; sizes are never taken from a form. */
type ProductPictureRecord = RecordOf<typeof schema>;
export type ProductPictureModel = Model<ProductPictureRecord>;
export const productPictureModel = (connection: Connection): ProductPictureModel =>
  modelOn(connection, 'ProductPicture', schema, 'product_pictures');
