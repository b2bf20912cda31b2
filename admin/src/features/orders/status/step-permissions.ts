import { neededForStatus } from '../../../app/step-permissions.ts';
import type { Needed } from '../../../app/viewer.ts';
import { getTargetStatus, type OrderAction } from '../../../urls/orders.urls.ts';

/** What somebody needs who takes a step of an order. */
export const neededFor = (action: OrderAction): Needed => neededForStatus(getTargetStatus(action));
