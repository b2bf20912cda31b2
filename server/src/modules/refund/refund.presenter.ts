import { CURRENCY_BY_MARKET, type Language } from '@eunbit/schema/market';
import { holds } from '../../common/permissions.ts';
import type { Viewer } from '../../common/request-context.ts';
import {
  getDisputedAmount,
  isRetryable,
  isSentByHand,
  type OrderRecord,
  type OrderRefundRecord,
  standingRefunds,
} from '../order/index.ts';
import type { RefundPlan } from './order-refund.service.ts';
import type { RefundPreviewType, RefundSharesType, RefundType } from './refund.types.ts';
import { isCancellable } from './refund-rules.ts';
import type { RefundShares } from './refund-shares.ts';

/** The amounts of a choice, and how many of its units are not shipped yet. */
type ChosenShares = RefundShares & { readonly unshippedUnits: number };

type Money = (amount: number) => RefundType['amount'];

const moneyOf =
  ({ market }: Pick<OrderRecord, 'market'>): Money =>
  (amount) => ({ amount, currency: CURRENCY_BY_MARKET[market] });

const presentLines = (lines: RefundShares['lines'], money: Money) =>
  lines.map(({ productId, quantity, amount, tax, withheld = 0 }) => ({
    productId,
    quantity,
    amount: money(amount),
    tax: money(tax),
    withheld,
  }));

export function presentRefund(order: OrderRecord, refund: OrderRefundRecord, viewer: Viewer | null): RefundType {
  const money = moneyOf(order);
  const isForStaff = viewer !== null && holds(viewer, 'order:read');
  const { id, reason, destination, status, at, madeAt, failure } = refund;
  return {
    ...{ id, reason, destination, status, at, madeAt },
    amount: money(refund.amount),
    tax: money(refund.tax),
    lines: presentLines(refund.lines, money),
    shipping: money(refund.shipping),
    unshipped: refund.unshipped ?? null,
    note: isForStaff ? refund.note : null,
    by: isForStaff ? refund.by : null,
    failure: isForStaff && failure ? { ...failure, isFinal: status === 'FAILED' } : null,
    isSentByHand: isForStaff && isSentByHand(refund),
    isCancellable: isForStaff && isCancellable(order, refund),
    isRetryable: isForStaff && isRetryable(order, refund),
  };
}

/** Customers see refunds that were or will be paid to them; staff see all. Oldest first. */
export function presentRefunds(order: OrderRecord, viewer: Viewer | null): RefundType[] {
  const isForStaff = viewer !== null && holds(viewer, 'order:read');
  const shown = isForStaff ? (order.refunds ?? []) : standingRefunds(order);
  return shown.map((refund) => presentRefund(order, refund, viewer));
}

function presentShares({ unshippedUnits, ...shares }: ChosenShares, left: number, money: Money): RefundSharesType {
  return {
    unshippedUnits,
    lines: presentLines(shares.lines, money),
    shipping: money(shares.shipping),
    shippingTax: money(shares.shippingTax),
    tax: money(shares.tax),
    amount: money(shares.amount),
    leftAfter: money(left - shares.amount),
  };
}

/** The amount of an order that the viewer's role may still refund; null if there is no limit. */
export const presentLimitLeft = (order: OrderRecord, left: number): RefundType['amount'] | null =>
  Number.isFinite(left) ? moneyOf(order)(left) : null;

export function presentRefundPlan(
  { order, refundable, lines, shipping }: RefundPlan,
  { shares, limitLeft }: { readonly shares: ChosenShares | null; readonly limitLeft: number },
  language: Language,
): RefundPreviewType {
  const money = moneyOf(order);
  const left = refundable?.left ?? 0;
  const open = new Map(lines.map((line) => [line.productId, line]));
  return {
    left: money(left),
    disputed: money(getDisputedAmount(order)),
    limitLeft: presentLimitLeft(order, limitLeft),
    destination: refundable?.destination ?? null,
    lines: order.lines.map(({ productId, title, unitPrice }) => {
      const { quantity, amount, tax } = open.get(productId) ?? { quantity: 0, amount: 0, tax: 0 };
      return {
        productId,
        title: title[language],
        quantity,
        unitPrice: money(quantity > 0 ? Math.round(amount / quantity) : unitPrice),
        tax: money(tax),
      };
    }),
    shipping: money(shipping.amount),
    shippingTax: money(shipping.tax),
    shares: shares && presentShares(shares, left, money),
  };
}
