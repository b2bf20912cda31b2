import type { OrderStatus } from '@eunbit/schema/order';
import { isStepStatus, permissionCode, STEP_PERMISSIONS } from '@eunbit/schema/permission';
import type { Needed } from './viewer.ts';

/** What somebody needs who moves an order to a status; to the first one only a correction leads. */
export function neededForStatus(status: OrderStatus): Needed {
  return permissionCode(isStepStatus(status) ? STEP_PERMISSIONS[status] : 'order:correct') as Needed;
}
