import { permissionCode, STEP_PERMISSIONS, type StepStatus } from '@eunbit/schema/permission';
import type { Needed } from '../../../app/viewer.ts';
import { getTargetStatus, type OrderAction } from '../../../urls/orders.urls.ts';

/** What somebody needs who moves an order to a status. */
export const neededForStatus = (status: StepStatus): Needed => permissionCode(STEP_PERMISSIONS[status]) as Needed;

/** What somebody needs who takes a step of an order. */
export const neededFor = (action: OrderAction): Needed => neededForStatus(getTargetStatus(action));
