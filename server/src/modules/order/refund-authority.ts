import { CURRENCY_BY_MARKET, type Currency, type Market } from '@eunbit/schema/market';
import { assertIdentityConfirmed, signedIn } from '../../common/allow.ts';
import { refundLimit } from '../../common/permissions.ts';
import type { RequestContext, Viewer } from '../../common/request-context.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import type { OrderRecord } from './order.record.ts';
import { getRestAmount } from './refundable.ts';
import { standingRefunds, sumOf } from './refunds.record.ts';
import { paymentAfter } from './status/status-rules.ts';

/** A staff member whose action may refund money, and the limit of their role per order (STAFF-20). */
export interface RefundAuthority {
  readonly staffId: string;
  /** Minor units; infinite if the role sets no limit. */
  readonly limit: (currency: Currency) => number;
  /** Throws if the amount exceeds the store's limit and re-authentication is required (ACCOUNT-27). */
  readonly assertConfirmed: (market: Market, amount: number) => void;
}

type Limited = Pick<RefundAuthority, 'staffId' | 'limit'>;

const limitOf = (viewer: Viewer): Limited => ({
  staffId: viewer.id,
  limit: (currency) => refundLimit(viewer, currency),
});

/** The authority of whoever calls an operation that declares `ConfirmIdentity('large refunds')`. */
export function refundAuthority(context: RequestContext<{ readonly shopSettings: CurrentSettings }>): RefundAuthority {
  const viewer = signedIn(context);
  return {
    ...limitOf(viewer),
    assertConfirmed(market, amount) {
      const { confirmRefundsAbove } = context.services.shopSettings.current.security;
      if (amount > confirmRefundsAbove[market]) assertIdentityConfirmed(context);
    },
  };
}

/**
 * The amount of an order that a staff member may still refund. Their earlier refunds count, so a limit cannot be bypassed in
 * parts.
 */
function getLimitLeft(order: OrderRecord, { staffId, limit }: Limited): number {
  const before = sumOf(standingRefunds(order).filter(({ by }) => by === staffId));
  return Math.max(0, limit(CURRENCY_BY_MARKET[order.market]) - before);
}

/** Whether refunding `amount` would exceed the limit. */
export function isBeyondLimit(order: OrderRecord, authority: Limited, amount: number): boolean {
  return amount > 0 && amount > getLimitLeft(order, authority);
}

/** The remaining limit of the viewer; infinite if their role sets none. */
export const viewerLimitLeft = (order: OrderRecord, viewer: Viewer): number => getLimitLeft(order, limitOf(viewer));

/** The amount refunded if the order is cancelled, minor units; 0 for an authorisation, which is only released. */
export function paidBackByCancelling(order: OrderRecord): number {
  return paymentAfter(order.payment, 'ORDER_CANCELLED') === 'REFUND_DUE' ? getRestAmount(order) : 0;
}
