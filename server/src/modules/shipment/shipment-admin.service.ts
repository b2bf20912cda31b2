import { validateTrackingNumber } from '@eunbit/schema/validation-tracking';
import { refuseInput } from '../../common/refusal.ts';
import type { Changed, ChangeOrder, OrderRefusal } from '../order/index.ts';
import { decideNumber, decideRetry, type EnteredNumber } from './shipment-decisions.ts';

/** Steps by staff on a shipment: retry missing labels, or enter the number of a label bought elsewhere. */
export function createShipmentAdminService(changeOrder: ChangeOrder) {
  return {
    retry: (number: string, by: string) => changeOrder(number, (order, now) => decideRetry(order, by, now)),

    async enter(number: string, typed: EnteredNumber): Promise<Changed<OrderRefusal> | null> {
      const invalid = refuseInput(validateTrackingNumber(typed.carrier, typed.trackingNumber, 'trackingNumber'));
      if (invalid) return invalid;
      const entered = { ...typed, trackingNumber: typed.trackingNumber.trim() };
      return changeOrder(number, (order, now) => decideNumber(order, entered, now));
    },
  };
}

export type ShipmentAdminService = ReturnType<typeof createShipmentAdminService>;
