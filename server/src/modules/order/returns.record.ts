import type { Units } from '@eunbit/schema/fulfilment';
import { isStandingReturn, type ReturnStatus } from '@eunbit/schema/return';
import type { InspectedLine } from '@eunbit/schema/validation-return';

/** What is to be known of a return to say which units of its order can be refunded, or returned, beside it. */
export interface ReturnOfOrder {
  readonly number: string;
  readonly state: ReturnStatus;
  readonly lines: readonly Units[];
  readonly hasGoodsToSendBack: boolean;
  /** Null before. */
  readonly inspected: readonly InspectedLine[] | null;
  /** The refund that settled it; null before, and where it was settled otherwise. */
  readonly refundId: string | null;
}

/** The units that a return is settled for: those that were found when the goods came back, or all where none come back. */
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

/** Returns whose units are spoken for. */
export const standingReturns = <T extends Pick<ReturnOfOrder, 'state'>>(returns: readonly T[]): T[] =>
  returns.filter(isStandingReturn);

/** Units that are spoken for by returns. One that fewer came back of than were asked for gives the others free. */
export const takenByReturns = (returns: readonly ReturnOfOrder[]): Units[] =>
  standingReturns(returns).flatMap((one) => (one.inspected === null ? one.lines : settledUnits(one)));

/** Units of a product in returns that no refund stands for: they can be refunded by settling those returns alone. */
export function unitsInReturns(returns: readonly ReturnOfOrder[], productId: string): number {
  return takenByReturns(returns.filter(({ refundId }) => refundId === null))
    .filter((line) => line.productId === productId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
