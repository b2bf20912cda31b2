import { type ClientSession, type Connection, type Model, Schema, type Types } from 'mongoose';
import { modelOn } from '../../../common/models.ts';

/**
 * An order whose day is to be counted again. Only ever inserted, in the transaction that changes the order: buyers never
 * wait for each other here, and no change goes uncounted.
 */
export interface SaleMarkRecord {
  _id: Types.ObjectId;
  orderId: Types.ObjectId;
}

const schema = new Schema<SaleMarkRecord>(
  { orderId: { type: Schema.Types.ObjectId, required: true } },
  { versionKey: false },
);

export type SaleMarkModel = Model<SaleMarkRecord>;
export const saleMarkModel = (connection: Connection): SaleMarkModel =>
  modelOn(connection, 'SaleMark', schema, 'sale_marks');

/** To be called in the transaction that writes an order, or changes what it comes to. */
export async function markSale(connection: Connection, session: ClientSession, orderId: Types.ObjectId): Promise<void> {
  await saleMarkModel(connection).create([{ orderId }], { session });
}
