import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { validateTrackingNumber } from '@eunbit/schema/validation-tracking';
import type { Changed, ChangeOrder } from '../order/index.ts';
import { decideNumber, decideRetry, type EnteredNumber } from './shipment-decisions.ts';

/** Null for an order that there is not. */
export type ShipmentAdminOutcome = Changed<never> | { readonly invalid: readonly FieldFailure[] } | null;

/** What staff do with a shipment: have missing labels tried again, or enter the number of a label bought elsewhere. */
export function createShipmentAdminService(changeOrder: ChangeOrder) {
  return {
    retry: (number: string, by: string): Promise<ShipmentAdminOutcome> =>
      changeOrder(number, (order, now) => decideRetry(order, by, now)),

    async enter(number: string, typed: EnteredNumber): Promise<ShipmentAdminOutcome> {
      const invalid = validateTrackingNumber(typed.carrier, typed.trackingNumber, 'trackingNumber');
      if (invalid.length > 0) return { invalid };
      const entered = { ...typed, trackingNumber: typed.trackingNumber.trim() };
      return changeOrder(number, (order, now) => decideNumber(order, entered, now));
    },
  };
}

export type ShipmentAdminService = ReturnType<typeof createShipmentAdminService>;
