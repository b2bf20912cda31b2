import type { OrderStatus } from '@eunbit/schema/order';
import { isStepStatus, permissionCode, STEP_PERMISSIONS } from '@eunbit/schema/permission';
import type { Needed } from './viewer.ts';

/** Permission needed to move an order to a status. Only a correction leads to the first status. */
export function neededForStatus(status: OrderStatus): Needed {
  return permissionCode(isStepStatus(status) ? STEP_PERMISSIONS[status] : 'order:correct') as Needed;
}
