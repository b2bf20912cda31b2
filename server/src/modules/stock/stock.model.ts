import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { StockRecord } from './stock.record.ts';

const schema = new Schema<StockRecord>(
  {
    _id: { type: String, required: true },
    productId: { type: String, required: true },
    market: { type: String, required: true },
    quantity: { type: Number, required: true, min: 0 },
    reserved: { type: Number, required: true, min: 0, default: 0 },
    stopped: { type: Boolean, required: true, default: false },
    version: { type: Number, required: true, default: 1 },
    updatedAt: { type: Date, required: true },
    lowStockAt: { type: Number, min: 0 },
    lowToldAt: Date,
  },
  { versionKey: false },
);
// The stock screen of one market.
schema.index({ market: 1, productId: 1 }, { unique: true });

export type StockModel = Model<StockRecord>;
export const stockModel = (connection: Connection): StockModel =>
  modelOn(connection, 'StockLevel', schema, 'stock_levels');

export async function loadStockLevels(stocks: StockModel): Promise<StockRecord[]> {
  return stocks.find().lean();
}
