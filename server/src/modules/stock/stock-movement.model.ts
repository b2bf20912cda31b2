import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { StockMovementRecord } from './stock-movement.record.ts';

const schema = new Schema<StockMovementRecord>(
  {
    stockId: { type: String, required: true },
    version: { type: Number, required: true },
    kind: { type: String, required: true },
    unitsBefore: { type: Number, required: true },
    unitsAfter: { type: Number, required: true },
    at: { type: Date, required: true },
    by: { type: String, default: null },
    orderNumber: { type: String, default: null },
  },
  { versionKey: false },
);
// The history of a level, newest first; and no change is in it twice.
schema.index({ stockId: 1, version: -1 }, { unique: true });

export type StockMovementModel = Model<StockMovementRecord>;
export const stockMovementModel = (connection: Connection): StockMovementModel =>
  modelOn(connection, 'StockMovement', schema, 'stock_movements');
