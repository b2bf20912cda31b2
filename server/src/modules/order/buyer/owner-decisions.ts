import type { Decision } from '../decision.ts';
import { isGuestOrder } from '../guest/guest-order.ts';
import type { OrderRecord } from '../order.record.ts';

/** Sets or removes the owner of an order, which revokes all its access tokens. */
const withOwner = (order: OrderRecord, userId: string | null): OrderRecord => ({
  ...order,
  userId,
  accessVersion: (order.accessVersion ?? 0) + 1,
});

/** Gives the order of a guest an owner. */
export const decideOwner = (order: OrderRecord, userId: string): Decision<'owned'> =>
  isGuestOrder(order) ? { order: withOwner(order, userId) } : { refused: 'owned' };

/**
 * Detaches an order from an account that is being deleted. The number of a cash receipt is erased unless the receipt may still
 * have to be issued.
 */
export function decideErased(order: OrderRecord, now: Date): Decision<never> {
  const { cashReceipt } = order.payment;
  const isNeedless = cashReceipt?.issued || order.status === 'ORDER_CANCELLED';
  const detached = { ...withOwner(order, null), buyerErasedAt: now };
  if (!cashReceipt?.sealedNumber || !isNeedless) return { order: detached };
  return {
    order: { ...detached, payment: { ...order.payment, cashReceipt: { ...cashReceipt, sealedNumber: null } } },
  };
}
