import type { OrderStatus } from '@eunbit/schema/order';
import { isStepStatus, permissionCode, STEP_PERMISSIONS } from '@eunbit/schema/permission';
import type { Needed } from '../../../app/viewer.ts';
import { getTargetStatus, type OrderAction } from '../../../urls/orders.urls.ts';

/** What somebody needs who moves an order to a status; to the first one only a correction leads. */
export function neededForStatus(status: OrderStatus): Needed {
  return permissionCode(isStepStatus(status) ? STEP_PERMISSIONS[status] : 'order:correct') as Needed;
}

/** What somebody needs who takes a step of an order. */
export const neededFor = (action: OrderAction): Needed => neededForStatus(getTargetStatus(action));
