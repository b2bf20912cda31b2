import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { MAXIMUM_CORRECTION_REASON_LENGTH } from '@eunbit/schema/fulfilment';
import { validateParcels } from '@eunbit/schema/shipping-rows';
import { check, type FieldFailure, required, severalLines, shortEnough } from '@eunbit/schema/validation-rules';
import type { ChangeOrder } from '../change/change-order.ts';
import type { Changed } from '../decision.ts';
import {
  decideParcelCorrection,
  decideParcelMark,
  type MarkedParcel,
  type ParcelCorrection,
} from '../fulfilment/parcel-decisions.ts';

/** Null for an order that there is not. */
export type FulfilmentOutcome =
  | Changed<'noFulfilment' | 'labelBought'>
  | { readonly invalid: readonly FieldFailure<ApiMessageKey>[] }
  | null;

function validateCorrection({ parcels, reason }: ParcelCorrection): FieldFailure<ApiMessageKey>[] {
  const isReason = [
    required('correction.reasonRequired'),
    shortEnough(MAXIMUM_CORRECTION_REASON_LENGTH),
    severalLines,
  ] as const;
  const missing: FieldFailure[] = parcels.length === 0 ? [{ path: 'tracking', key: 'tracking.required' }] : [];
  return [...missing, ...validateParcels(parcels, 'tracking'), ...check([['reason', reason, ...isReason]])];
}

/** What staff do about what has left: correct its parcels, and say what has become of one. */
export function createFulfilmentService(changeOrder: ChangeOrder) {
  return {
    async correct(number: string, wanted: ParcelCorrection): Promise<FulfilmentOutcome> {
      const correction = { ...wanted, reason: wanted.reason.trim() };
      const invalid = validateCorrection(correction);
      if (invalid.length > 0) return { invalid };
      return changeOrder(number, (order, now) => decideParcelCorrection(order, correction, now));
    },

    mark(number: string, parcel: MarkedParcel): Promise<FulfilmentOutcome> {
      return changeOrder(number, (order, now) => decideParcelMark(order, parcel, now));
    },
  };
}

export type FulfilmentService = ReturnType<typeof createFulfilmentService>;
