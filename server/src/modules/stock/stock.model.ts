import type { Market } from '@eunbit/schema/market';
import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

export function stockId(market: Market, productId: string): string {
  return `${market}:${productId}`;
}

/** Levels by stock id. */
export type StockLevels = ReadonlyMap<string, StockRecord>;

const schema = recordSchema(
  {
    /** `stockId(market, productId)`: a point read, and the shard key. */
    _id: { type: String, required: true },
    productId: { type: String, required: true },
    market: { type: stores<Market>(String), required: true },
    /** Units that can be ordered now. */
    quantity: { type: Number, required: true, min: 0 },
    /** Units held for running payments; quantity + reserved are the units in the warehouse. */
    reserved: { type: Number, required: true, min: 0, default: 0 },
    /** Selling stopped by staff (STOCK-4). */
    stopped: { type: Boolean, required: true, default: false },
    /** Rises with every write, so that an edit by staff can state the version that was read. */
    version: { type: Number, required: true, default: 1 },
    updatedAt: { type: Date, required: true },
    /** The level is low at or below this many units; absent if staff have set no threshold. */
    lowStockAt: { type: Number, min: 0 },
    /** When the company was notified; absent unless the level is still low since then. */
    lowNotifiedAt: { type: Date },
  },
  { versionKey: false },
);
// The stock screen of one market.
schema.index({ market: 1, productId: 1 }, { unique: true });

export type StockRecord = RecordOf<typeof schema>;
export type StockModel = Model<StockRecord>;
export const stockModel = (connection: Connection): StockModel =>
  modelOn(connection, 'StockLevel', schema, 'stock_levels');

export async function loadStockLevels(stocks: StockModel): Promise<StockRecord[]> {
  return stocks.find().lean();
}
