import type { ProductRecord } from './product.record.ts';
/** An unsaved form as a product, so that staff can view its page. */
export interface ProductPreviewRecord {
  /** Random; part of the preview's URL. */
  _id: string;
  product: ProductRecord;
  createdAt: Date;
}
