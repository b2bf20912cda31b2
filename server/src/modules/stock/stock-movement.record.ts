import type { StockMovementKind } from '@eunbit/schema/stock';
import type { Types } from 'mongoose';
/**
 * A stock movement. Written once, in the transaction of the change, and immutable: the movements of a level add up to
 * its units. Units are those in the warehouse, orderable and held; a hold is no movement.
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
