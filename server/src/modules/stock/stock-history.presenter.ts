import type { StockMovementType } from './stock.types.ts';
import type { StockMovementRecord } from './stock-movement.model.ts';

export function presentMovement({ _id, by, ...movement }: StockMovementRecord): StockMovementType {
  const { at, kind, unitsBefore, unitsAfter, orderNumber } = movement;
  return {
    id: String(_id),
    at,
    kind,
    unitsBefore,
    unitsAfter,
    change: unitsAfter - unitsBefore,
    orderNumber,
    isByStaff: by !== null,
    staffId: by,
  };
}
