import { countUnits, type StockMovementKind } from '@eunbit/schema/stock';
import type { StockRecord } from './stock.model.ts';
import type { StockMovementRecord } from './stock-movement.model.ts';

/** Why units moved, and who caused it. */
export interface MovementReason {
  readonly kind: StockMovementKind;
  readonly by?: string | null;
  readonly orderNumber?: string | null;
}

export type StockMovement = Omit<StockMovementRecord, '_id'>;

/** The movement that led to this level; null if the number of units is unchanged. */
export function movementTo(
  level: Pick<StockRecord, '_id' | 'version' | 'quantity' | 'reserved'>,
  unitsBefore: number,
  { kind, by = null, orderNumber = null }: MovementReason,
  at = new Date(),
): StockMovement | null {
  const unitsAfter = countUnits(level);
  if (unitsAfter === unitsBefore) return null;
  return { stockId: level._id, version: level.version, kind, unitsBefore, unitsAfter, at, by, orderNumber };
}

/** The first entry: the units at the start of the history, even if there were none. */
export function buildOpening(stockId: string, units: number, at = new Date()): StockMovement {
  return {
    stockId,
    version: 0,
    kind: 'OPENING',
    unitsBefore: 0,
    unitsAfter: units,
    at,
    by: null,
    orderNumber: null,
  };
}

/** The kind of an edit by staff: more units are a restock. */
export function kindOfEdit(unitsBefore: number, unitsAfter: number): StockMovementKind {
  return unitsAfter > unitsBefore ? 'RESTOCK' : 'EDIT';
}
