import type { StockMovementKind } from '@eunbit/schema/stock';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { modelOn } from '../../common/models.ts';

/**
 * Units that came or went. Written once, in the transaction of the change itself, and never changed: the movements of a
 * level add up to the units it has now. Units are those of the warehouse, orderable and held; a hold moves nothing.
 */
export interface StockMovementRecord {
  _id: Types.ObjectId;
  stockId: string;
  /** The version that the level got by this change, so the order of the movements; 0 is the opening. */
  version: number;
  kind: StockMovementKind;
  unitsBefore: number;
  unitsAfter: number;
  at: Date;
  /** The account of the member of staff; null when buyers or the shop itself did it. */
  by: string | null;
  /** Of sales and cancellations. */
  orderNumber: string | null;
}

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
