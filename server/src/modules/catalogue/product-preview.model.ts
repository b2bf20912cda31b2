import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';
import type { ProductRecord } from './product.model.ts';

/** Lifetime of a preview: about as long as a form is being edited. */
const LIFETIME_HOURS = 24;

/** An unsaved form as a product, so that staff can view its page. */
const schema = recordSchema(
  {
    /** Random; part of the preview's URL. */
    _id: { type: String, required: true },
    product: { type: stores<ProductRecord>(Schema.Types.Mixed), required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ createdAt: 1 }, { expireAfterSeconds: LIFETIME_HOURS * 3600 });

export type ProductPreviewRecord = RecordOf<typeof schema>;
export type ProductPreviewModel = Model<ProductPreviewRecord>;
export const productPreviewModel = (connection: Connection): ProductPreviewModel =>
  modelOn(connection, 'ProductPreview', schema, 'product_previews');
