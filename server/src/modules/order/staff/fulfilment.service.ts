import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { MAXIMUM_CORRECTION_REASON_LENGTH } from '@eunbit/schema/fulfilment';
import { validateParcels } from '@eunbit/schema/shipping-rows';
import { check, type FieldFailure, required, severalLines, shortEnough } from '@eunbit/schema/validation-rules';
import { refuseInput } from '../../../common/refusal.ts';
import type { ChangeOrder } from '../change/change-order.ts';
import type { Changed } from '../decision.ts';
import {
  decideParcelCorrection,
  decideParcelMark,
  type MarkedParcel,
  type ParcelCorrection,
} from '../fulfilment/parcel-decisions.ts';
import type { OrderRefusal } from '../order.errors.ts';

function validateCorrection({ parcels, reason }: ParcelCorrection): FieldFailure<ApiMessageKey>[] {
  const isReason = [
    required('correction.reasonRequired'),
    shortEnough(MAXIMUM_CORRECTION_REASON_LENGTH),
    severalLines,
  ] as const;
  const missing: FieldFailure[] = parcels.length === 0 ? [{ path: 'tracking', key: 'tracking.required' }] : [];
  return [...missing, ...validateParcels(parcels, 'tracking'), ...check([['reason', reason, ...isReason]])];
}

/** Staff operations on shipped parcels: corrections and tracking states. */
export function createFulfilmentService(changeOrder: ChangeOrder) {
  return {
    async correct(number: string, wanted: ParcelCorrection): Promise<Changed<OrderRefusal> | null> {
      const correction = { ...wanted, reason: wanted.reason.trim() };
      const invalid = refuseInput(validateCorrection(correction));
      return invalid ?? changeOrder(number, (order, now) => decideParcelCorrection(order, correction, now));
    },

    mark: (number: string, parcel: MarkedParcel) =>
      changeOrder(number, (order, now) => decideParcelMark(order, parcel, now)),
  };
}

export type FulfilmentService = ReturnType<typeof createFulfilmentService>;
