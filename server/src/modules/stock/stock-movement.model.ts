import type { StockMovementKind } from '@eunbit/schema/stock';
import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

/**
 * A stock movement. Written once, in the transaction of the change, and immutable: the movements of a level add up to its units.
 * Units are those in the warehouse, orderable and held, so a hold is no movement.
 */
const schema = recordSchema(
  {
    stockId: { type: String, required: true },
    /** The version of the level after this change, which orders the movements; 0 is the opening. */
    version: { type: Number, required: true },
    kind: { type: stores<StockMovementKind>(String), required: true },
    unitsBefore: { type: Number, required: true },
    unitsAfter: { type: Number, required: true },
    at: { type: Date, required: true },
    /** The account of the staff member; null if a buyer or the shop itself caused it. */
    by: { type: String, default: null },
    /** Only for sales and cancellations. */
    orderNumber: { type: String, default: null },
  },
  { versionKey: false },
);
// The history of a level, newest first; unique, so that no change is recorded twice.
schema.index({ stockId: 1, version: -1 }, { unique: true });

export type StockMovementRecord = RecordOf<typeof schema>;
export type StockMovementModel = Model<StockMovementRecord>;
export const stockMovementModel = (connection: Connection): StockMovementModel =>
  modelOn(connection, 'StockMovement', schema, 'stock_movements');
