import { Schema } from 'mongoose';
import type { Bilingual } from '../../common/bilingual.ts';

/** Units that an edit added at another price than those before (ORDER-39). */
export interface AddedUnitsRecord {
  quantity: number;
  /** Minor units. */
  unitPrice: number;
}

/** An order line as it was sold: later changes of the product do not change it. */
export interface OrderLineRecord {
  productId: string;
  slug: string;
  title: Bilingual;
  mediaId: string;
  /** All units, with those that were added. */
  quantity: number;
  /** Minor units. */
  unitPrice: number;
  /** Of its units those that were added at other prices, in the order in which they were; missing where there are none. */
  addedUnits?: AddedUnitsRecord[];
  /** Sales tax on the whole line, in minor units. */
  tax: number;
}

export const orderLineSchema = new Schema<OrderLineRecord>(
  {
    productId: { type: String, required: true },
    slug: { type: String, required: true },
    title: { ko: { type: String, required: true }, en: { type: String, required: true } },
    mediaId: { type: String, required: true },
    quantity: { type: Number, required: true, min: 1 },
    unitPrice: { type: Number, required: true, min: 0 },
    addedUnits: {
      type: [
        new Schema<AddedUnitsRecord>(
          { quantity: { type: Number, required: true, min: 1 }, unitPrice: { type: Number, required: true, min: 0 } },
          { _id: false },
        ),
      ],
      default: undefined,
    },
    tax: { type: Number, min: 0, default: 0 },
  },
  { _id: false },
);
