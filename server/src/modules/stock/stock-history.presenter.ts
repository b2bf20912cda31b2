import { personName } from '@eunbit/schema/person-name';
import type { StockMovementType } from './stock.types.ts';
import type { NamedMovement } from './stock-history.service.ts';
export function presentMovement({ _id, staff, by, ...movement }: NamedMovement): StockMovementType {
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
    staffName: staff && personName(staff),
  };
}
