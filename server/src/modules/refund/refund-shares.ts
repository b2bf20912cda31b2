import type { RefundChoice, RefundLineChoice } from '@eunbit/schema/validation-refund';
import {
  type OrderRecord,
  type OrderRefundRecord,
  type ReturnOfOrder,
  standingRefunds,
  unitsInReturns,
} from '../order/index.ts';
import { computeLineTotal } from '../purchase/index.ts';

type Sold = Pick<OrderRecord, 'lines' | 'amounts' | 'refunds'>;

/** The parts of a refund, minor units. */
export type RefundShares = Pick<OrderRefundRecord, 'amount' | 'tax' | 'lines' | 'shipping' | 'shippingTax'>;

/** The units of a line that are not refunded yet, with their amount and tax; minor units. */
export interface OpenLine {
  readonly productId: string;
  readonly quantity: number;
  readonly amount: number;
  readonly tax: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** A proportional part of what is left. The last part is all that is left, so rounding differences disappear. */
const partOf = (left: number, part: number, of: number) => (of === 0 ? 0 : Math.round((left * part) / of));

/**
 * What is not refunded yet of each line. Units with different prices are refunded at their average. Units in returns are refunded
 * by settling the return (RETURN-5): `returns` are all returns of the order except the one being settled.
 */
export function openLines(order: Sold, returns: readonly ReturnOfOrder[]): OpenLine[] {
  const refunded = standingRefunds(order).flatMap(({ lines }) => lines);
  return order.lines.map((line) => {
    const { productId, quantity } = line;
    const parts = refunded.filter((part) => part.productId === productId);
    const left = Math.max(0, quantity - sum(parts.map((part) => part.quantity)));
    const tax = line.tax - sum(parts.map((part) => part.tax));
    if (left === 0) return { productId, quantity: 0, amount: 0, tax: 0 };
    const amount = computeLineTotal(line) - sum(parts.map((part) => part.amount));
    const free = Math.max(0, left - unitsInReturns(returns, productId));
    return {
      productId,
      quantity: free,
      amount: partOf(Math.max(0, amount), free, left),
      tax: partOf(Math.max(0, tax), free, left),
    };
  });
}

/** The price of shipping that is not refunded yet, and the tax on it. */
export function openShipping(order: Sold): { readonly amount: number; readonly tax: number } {
  const refunds = standingRefunds(order);
  const amount = Math.max(0, order.amounts.shipping - sum(refunds.map(({ shipping }) => shipping)));
  return { amount, tax: Math.max(0, order.amounts.shippingTax - sum(refunds.map(({ shippingTax }) => shippingTax))) };
}

/** The tax not refunded yet. Refunds of edits are skipped: the order's tax already excludes them. */
function openTax(order: Sold): number {
  const refunds = standingRefunds(order).filter(({ reason }) => reason !== 'ORDER_EDITED');
  return order.amounts.tax - sum(refunds.map(({ tax }) => tax));
}

function lineShare(open: readonly OpenLine[], { productId, quantity }: RefundLineChoice) {
  const line = open.find((one) => one.productId === productId);
  if (!line || quantity > line.quantity) return null;
  const amount = partOf(line.amount, quantity, line.quantity);
  return { productId, quantity, amount, tax: partOf(line.tax, quantity, line.quantity) };
}

export type SharesProblem =
  | { readonly problem: 'units'; readonly index: number }
  | { readonly problem: 'shipping' }
  | { readonly problem: 'moreThanChosen' | 'moreThanLeft'; readonly most: number };

/**
 * The amounts of a refund with its shares of tax and shipping (PAYMENT-41). `left` is the refundable amount: all refunds together
 * never exceed it (PAYMENT-42). The refund that takes the last of the money takes the last of the tax.
 */
export function toRefundShares(
  order: Sold,
  choice: RefundChoice,
  left: number,
  returns: readonly ReturnOfOrder[],
): RefundShares | SharesProblem {
  const open = openLines(order, returns);
  const shares = choice.lines.map((line) => lineShare(open, line));
  const lines = shares.filter((share) => share !== null);
  if (lines.length < shares.length) return { problem: 'units', index: shares.indexOf(null) };
  const { shipping } = choice;
  const freight = openShipping(order);
  if (shipping > freight.amount) return { problem: 'shipping' };
  const shippingTax = partOf(freight.tax, shipping, freight.amount);
  const isChosen = lines.length > 0 || shipping > 0;
  const taxOfChosen = sum(lines.map(({ tax }) => tax)) + shippingTax;
  const chosen = sum(lines.map(({ amount }) => amount)) + shipping + taxOfChosen;
  const amount = choice.amount ?? chosen;
  if (isChosen && amount > chosen) return { problem: 'moreThanChosen', most: chosen };
  if (amount > left) return { problem: 'moreThanLeft', most: left };
  const whole = isChosen ? { tax: taxOfChosen, amount: chosen } : { tax: openTax(order), amount: left };
  const tax = amount === left ? openTax(order) : partOf(whole.tax, amount, whole.amount);
  return { amount, tax: Math.max(0, Math.min(tax, openTax(order), amount)), lines, shipping, shippingTax };
}
