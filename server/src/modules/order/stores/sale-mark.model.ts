import { type ClientSession, type Connection, type Model, Schema, Types } from 'mongoose';
import { writeLast } from '../../../common/last-writes.ts';
import { modelOn } from '../../../common/models.ts';
import type { SaleMarkRecord } from './sale-mark.record.ts';

const schema = new Schema<SaleMarkRecord>(
  { orderId: { type: Schema.Types.ObjectId, required: true } },
  { versionKey: false },
);

export type SaleMarkModel = Model<SaleMarkRecord>;
export const saleMarkModel = (connection: Connection): SaleMarkModel =>
  modelOn(connection, 'SaleMark', schema, 'sale_marks');

/** Must run in the transaction that inserts an order or changes what it counts for. */
export function markSale(connection: Connection, session: ClientSession, orderId: Types.ObjectId): void {
  writeLast(session, saleMarkModel(connection), { insertOne: { document: { _id: new Types.ObjectId(), orderId } } });
}
