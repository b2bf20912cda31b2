import { CURRENCY_BY_MARKET, type Currency, type Market } from '@eunbit/schema/market';
import { assertIdentityConfirmed, signedIn } from '../../common/allow.ts';
import { refundLimit } from '../../common/permissions.ts';
import type { RequestContext, Viewer } from '../../common/request-context.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import type { OrderRecord } from './order.record.ts';
import { getRestAmount } from './refundable.ts';
import { standingRefunds, sumOf } from './refunds.record.ts';
import { paymentAfter } from './status/status-rules.ts';

/** A member of staff whose act may send money back, and how much of an order their role lets them (STAFF-20). */
export interface RefundAuthority {
  readonly staffId: string;
  /** Minor units; infinite where the role sets none. */
  readonly limit: (currency: Currency) => number;
  /** Throws for more than the shop lets through of a store, where it was long ago proven who it is (ACCOUNT-27). */
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

/** What of an order somebody may still pay back. What they have refunded of it before counts: a limit is not met in parts. */
function getLimitLeft(order: OrderRecord, { staffId, limit }: Limited): number {
  const before = sumOf(standingRefunds(order).filter(({ by }) => by === staffId));
  return Math.max(0, limit(CURRENCY_BY_MARKET[order.market]) - before);
}

/** Whether `amount` more is beyond it. */
export function isBeyondLimit(order: OrderRecord, authority: Limited, amount: number): boolean {
  return amount > 0 && amount > getLimitLeft(order, authority);
}

/** The same for whoever reads the order; infinite where their role sets none. */
export const viewerLimitLeft = (order: OrderRecord, viewer: Viewer): number => getLimitLeft(order, limitOf(viewer));

/** What goes back to the customer when the order is cancelled, minor units: an authorisation is only released. */
export function paidBackByCancelling(order: OrderRecord): number {
  return paymentAfter(order.payment, 'ORDER_CANCELLED') === 'REFUND_DUE' ? getRestAmount(order) : 0;
}
