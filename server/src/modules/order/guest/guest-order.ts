import type { OrderRecord } from '../order.record.ts';

/** Guest orders. Orders of deleted accounts have no `userId` either; only guest orders have a pass code. */
export const GUEST_ORDER = { userId: null, encryptedPassCode: { $ne: null } } as const;

export function isGuestOrder({
  userId,
  encryptedPassCode,
}: Pick<OrderRecord, 'userId' | 'encryptedPassCode'>): boolean {
  return userId === null && encryptedPassCode !== null;
}
