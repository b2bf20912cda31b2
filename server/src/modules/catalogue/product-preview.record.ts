import type { ProductRecord } from './product.record.ts';
/** A form as a product, which staff look at on its page before it is saved. */
export interface ProductPreviewRecord {
  /** Random; part of the preview's address. */
  _id: string;
  product: ProductRecord;
  createdAt: Date;
}
