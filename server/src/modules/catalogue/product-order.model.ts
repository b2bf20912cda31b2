import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';

/** The one document about the order of products: whoever changes the order writes it, so that two cannot do so at once. */
export interface ProductOrderRecord {
  _id: typeof PRODUCT_ORDER_ID;
  /** Rises with every change of the order; 0 while there is no document. */
  version: number;
}

export const PRODUCT_ORDER_ID = 'products';

const schema = new Schema<ProductOrderRecord>(
  { _id: { type: String, required: true }, version: { type: Number, required: true } },
  { versionKey: false },
);

export type ProductOrderModel = Model<ProductOrderRecord>;
export const productOrderModel = (connection: Connection): ProductOrderModel =>
  modelOn(connection, 'ProductOrder', schema, 'product_orders');
