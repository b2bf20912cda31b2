import type { Types } from 'mongoose';
/**
 * Marks an order whose day has to be counted again. Marks are only inserted, in the transaction that changes the order:
 * concurrent buyers do not conflict on a counter, and no change is missed.
 */
export interface SaleMarkRecord {
  _id: Types.ObjectId;
  orderId: Types.ObjectId;
}
