import type { Types } from 'mongoose';
/**
 * An order whose day is to be counted again. Only ever inserted, in the transaction that changes the order: buyers never
 * wait for each other here, and no change goes uncounted.
 */
export interface SaleMarkRecord {
  _id: Types.ObjectId;
  orderId: Types.ObjectId;
}
