import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { ProductPreviewRecord } from './product-preview.record.ts';

/** Lifetime of a preview: about as long as a form is being edited. */
const LIFETIME_HOURS = 24;

const schema = new Schema<ProductPreviewRecord>(
  {
    _id: { type: String, required: true },
    product: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ createdAt: 1 }, { expireAfterSeconds: LIFETIME_HOURS * 3600 });

export type ProductPreviewModel = Model<ProductPreviewRecord>;
export const productPreviewModel = (connection: Connection): ProductPreviewModel =>
  modelOn(connection, 'ProductPreview', schema, 'product_previews');
