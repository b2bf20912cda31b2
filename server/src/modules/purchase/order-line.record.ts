import { Schema } from 'mongoose';
import type { Bilingual } from '../../common/bilingual.ts';

/** An order line as it was sold: later changes of the product do not change it. */
export interface OrderLineRecord {
  productId: string;
  slug: string;
  title: Bilingual;
  mediaId: string;
  quantity: number;
  /** Minor units. */
  unitPrice: number;
  /** Sales tax on the whole line, in minor units; missing in lines older than the field. */
  tax?: number;
}

export const orderLineSchema = new Schema<OrderLineRecord>(
  {
    productId: { type: String, required: true },
    slug: { type: String, required: true },
    title: { ko: { type: String, required: true }, en: { type: String, required: true } },
    mediaId: { type: String, required: true },
    quantity: { type: Number, required: true, min: 1 },
    unitPrice: { type: Number, required: true, min: 0 },
    tax: { type: Number, min: 0 },
  },
  { _id: false },
);
