import type { Units } from '@eunbit/schema/fulfilment';
import type { UnshippedUnits } from '@eunbit/schema/order-refund';
import type { RefundLineChoice } from '@eunbit/schema/validation-refund';
import { hasSentUnits, type OrderRecord, openUnitsOf, standingRefunds, withheldUnits } from '../order/index.ts';
import type { RefundShares } from './refund-shares.ts';

const countOf = (lines: readonly Units[], productId: string): number =>
  lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);

/**
 * The chosen units that are not shipped yet but would be. A failed refund may have withheld units: those are refunded first and
 * not withheld a second time.
 */
export function findUnshipped(order: OrderRecord, lines: readonly RefundLineChoice[]): Units[] {
  const open = openUnitsOf(order);
  const [kept, paidBack] = [withheldUnits(order), withheldUnits({ refunds: standingRefunds(order) })];
  return lines.flatMap(({ productId, quantity }) => {
    const stillUnpaid = countOf(kept, productId) - countOf(paidBack, productId);
    const unshipped = Math.min(quantity - stillUnpaid, countOf(open, productId));
    return unshipped > 0 ? [{ productId, quantity: unshipped }] : [];
  });
}

/** Why the choice is not possible for those units; null if it is (PAYMENT-55). */
export function whyNotWithheld(
  order: OrderRecord,
  unshipped: readonly Units[],
  choice: UnshippedUnits | null,
): 'refund.unshippedRequired' | 'refund.nothingToShip' | null {
  if (unshipped.length === 0 || choice === 'SHIP') return null;
  if (choice === null) return 'refund.unshippedRequired';
  const isAll = openUnitsOf(order).every(({ productId, quantity }) => countOf(unshipped, productId) === quantity);
  return isAll && !hasSentUnits(order) ? 'refund.nothingToShip' : null;
}

/** Adds the units that are not shipped to the shares of a refund. */
export function withWithheld(shares: RefundShares, unshipped: readonly Units[]): RefundShares {
  const lines = shares.lines.map((line) => {
    const withheld = countOf(unshipped, line.productId);
    return withheld > 0 ? { ...line, withheld } : line;
  });
  return { ...shares, lines };
}
