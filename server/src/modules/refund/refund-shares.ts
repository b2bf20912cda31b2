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

/** Units of a line that are not refunded yet, and what they come to. */
export interface OpenLine {
  readonly productId: string;
  readonly quantity: number;
  readonly amount: number;
  readonly tax: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** A part of what is left, in proportion; the last part is all that is left, whatever the others were rounded to. */
const partOf = (left: number, part: number, of: number) => (of === 0 ? 0 : Math.round((left * part) / of));

/**
 * Each line with what is not refunded of it yet. Units at different prices go back at their average. Units of returns are
 * refunded by settling those (RETURN-5): `returns` are all of the order, but the one that is being settled.
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

/** What an edit took off is in the tax of the order already. */
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
 * What a refund comes to with its shares of tax and shipping (PAYMENT-41). `left` is what of the order's money can go back
 * at all: no sequence of refunds comes to more (PAYMENT-42). Who takes the last of the money takes the last of the tax.
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
