import type { Units } from '@eunbit/schema/fulfilment';
import { isStandingReturn, type ReturnStatus } from '@eunbit/schema/return';
import type { InspectedLine } from '@eunbit/schema/validation-return';

/** The fields of a return that decide which units of its order can be refunded or returned besides it. */
export interface ReturnOfOrder {
  readonly number: string;
  readonly status: ReturnStatus;
  readonly lines: readonly Units[];
  readonly hasGoodsToSendBack: boolean;
  /** Null before the inspection. */
  readonly inspected: readonly InspectedLine[] | null;
  /** The refund that settled it; null before, or if it was settled otherwise. */
  readonly refundId: string | null;
}

/** The units that a return is settled for: those found at the inspection, or all if nothing has to be sent back. */
export function settledUnits({
  hasGoodsToSendBack,
  lines,
  inspected,
}: Pick<ReturnOfOrder, 'hasGoodsToSendBack' | 'lines' | 'inspected'>): Units[] {
  if (!hasGoodsToSendBack) return lines.map(({ productId, quantity }) => ({ productId, quantity }));
  return (inspected ?? [])
    .map(({ productId, restocked, writtenOff }) => ({ productId, quantity: restocked + writtenOff }))
    .filter(({ quantity }) => quantity > 0);
}

/** Returns whose units are reserved by them. */
export const standingReturns = <T extends Pick<ReturnOfOrder, 'status'>>(returns: readonly T[]): T[] =>
  returns.filter(isStandingReturn);

/** Units reserved by returns. If fewer units came back than requested, the others are free again. */
export const takenByReturns = (returns: readonly ReturnOfOrder[]): Units[] =>
  standingReturns(returns).flatMap((one) => (one.inspected === null ? one.lines : settledUnits(one)));

/** Units of a product in returns without a refund; they can be refunded only by settling those returns. */
export function unitsInReturns(returns: readonly ReturnOfOrder[], productId: string): number {
  return takenByReturns(returns.filter(({ refundId }) => refundId === null))
    .filter((line) => line.productId === productId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
