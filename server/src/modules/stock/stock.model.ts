import type { Market } from '@eunbit/schema/market';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';

export interface StockRecord {
  /** `stockId(market, productId)`: a point read, and the shard key. */
  _id: string;
  productId: string;
  market: Market;
  /** Units that can be ordered now. */
  quantity: number;
  /** Units held for running payments; quantity + reserved is what stands in the warehouse. */
  reserved: number;
  /** Selling stopped by staff (STOCK-4). */
  stopped: boolean;
  /** Rises with every write, so that an edit by staff can state what it saw. */
  version: number;
  updatedAt: Date;
  /** At or below this many units it is low; absent where staff have chosen none. */
  lowStockAt?: number;
  /** The company was told that it is low, and it has been since. */
  lowToldAt?: Date;
}

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

export function stockId(market: Market, productId: string): string {
  return `${market}:${productId}`;
}

/** Levels by stock id. */
export type StockLevels = ReadonlyMap<string, StockRecord>;

export async function loadStockLevels(stocks: StockModel): Promise<StockLevels> {
  const rows = await stocks.find().lean();
  return new Map(rows.map((row) => [row._id, row]));
}
