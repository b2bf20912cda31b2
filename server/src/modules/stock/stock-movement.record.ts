import type { StockMovementKind } from '@eunbit/schema/stock';
import type { Types } from 'mongoose';
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
