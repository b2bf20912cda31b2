import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { PictureRecord } from './picture.record.ts';

/** A picture that staff sent for a product: what the shop itself measured, so that no form has to be believed. */
export type ProductPictureRecord = Omit<Required<PictureRecord>, 'alt' | 'mediaId'> & {
  /** The usual size's media id. */
  _id: string;
};

const schema = new Schema<ProductPictureRecord>(
  {
    _id: { type: String, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    sizes: [
      new Schema(
        { mediaId: { type: String, required: true }, width: { type: Number, required: true } },
        { _id: false },
      ),
    ],
  },
  { versionKey: false },
);

export type ProductPictureModel = Model<ProductPictureRecord>;
export const productPictureModel = (connection: Connection): ProductPictureModel =>
  modelOn(connection, 'ProductPicture', schema, 'product_pictures');
