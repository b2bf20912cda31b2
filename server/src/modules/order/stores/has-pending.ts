import type { OrderRecord } from '../order.record.ts';

/** Matches an order that still has this pending change, or none: every status write is conditional on it. */
export function hasPending(pending: Pick<NonNullable<OrderRecord['pendingChange']>, 'id'> | undefined) {
  return { 'pendingChange.id': pending?.id ?? null };
}
