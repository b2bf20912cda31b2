import { MAXIMUM_INVITED_PRODUCTS, REVIEW_INVITATION_DAYS, REVIEW_INVITATION_LATEST_DAYS } from '@eunbit/schema/review';
import type { UserRecord } from '../account/index.ts';
import { type OrderRecord, type ReturnOfOrder, standingRefunds, takenByReturns } from '../order/index.ts';

const DAY_MS = 86_400_000;

/** The delivery dates of orders that are due for an invitation now (REVIEW-21). */
export function invitationSpan(now: Date): { readonly since: Date; readonly until: Date } {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return {
    since: before(REVIEW_INVITATION_DAYS + REVIEW_INVITATION_LATEST_DAYS),
    until: before(REVIEW_INVITATION_DAYS),
  };
}

/** Whether an account may be invited: it may write reviews, and has not turned off emails about its orders. */
export function mayBeInvited(account: Pick<UserRecord, 'blocked' | 'orderEmails'> | null | undefined): boolean {
  return account?.blocked === false && account.orderEmails;
}

type Order = Pick<OrderRecord, 'status' | 'fulfilmentStatus' | 'lines' | 'refunds'>;

/**
 * Products of an order that its buyer may be asked to review: everything has arrived, no unit of the product was returned or
 * refunded, and it has no review yet.
 */
export function productsToAskAbout(
  order: Order,
  returns: readonly ReturnOfOrder[],
  reviewed: ReadonlySet<string>,
): string[] {
  if (order.status === 'ORDER_CANCELLED' || order.fulfilmentStatus !== 'DELIVERED') return [];
  const back = [...takenByReturns(returns), ...standingRefunds(order).flatMap(({ lines }) => lines)];
  const unhappy = new Set(back.map(({ productId }) => productId));
  const bought = new Set(order.lines.map(({ productId }) => productId));
  return [...bought].filter((id) => !unhappy.has(id) && !reviewed.has(id)).slice(0, MAXIMUM_INVITED_PRODUCTS);
}
