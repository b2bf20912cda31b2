import type { OrderRecord } from '../order.record.ts';

/** Orders that nobody has an account for. Orders of deleted accounts have no `userId` either; a pass code tells a guest's. */
export const GUEST_ORDER = { userId: null, encryptedPassCode: { $ne: null } } as const;

export function isGuestOrder({
  userId,
  encryptedPassCode,
}: Pick<OrderRecord, 'userId' | 'encryptedPassCode'>): boolean {
  return userId === null && encryptedPassCode !== null;
}
