import type { Units } from '@eunbit/schema/fulfilment';
import { isStandingReturn, type ReturnState } from '@eunbit/schema/return';
import { Schema } from 'mongoose';

/**
 * What an order has to know of one of its returns: written with each step of it, so that returns and refunds of the same units
 * exclude each other by the version of the order's returns, and everybody who follows the order hears of the step.
 */
export interface OrderReturnRecord {
  number: string;
  state: ReturnState;
  lines: Units[];
  /** What the customer pays for it, minor units. */
  fee: number;
  /** The refund that settled it; null before, and where it was settled otherwise. */
  refundId: string | null;
}

type Returned = { readonly returns?: readonly OrderReturnRecord[] };

/** Returns whose units are spoken for. */
export function standingReturns({ returns = [] }: Returned): OrderReturnRecord[] {
  return returns.filter(isStandingReturn);
}

/** Units of a product in returns that no refund stands for: they can be paid back by settling those returns alone. */
export function unitsInReturns(order: Returned, productId: string, exceptNumber: string | null): number {
  return standingReturns(order)
    .filter(({ number, refundId }) => refundId === null && number !== exceptNumber)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);
}

export const orderReturnSchema = new Schema<OrderReturnRecord>(
  {
    number: { type: String, required: true },
    state: { type: String, required: true },
    lines: [
      new Schema<Units>(
        { productId: { type: String, required: true }, quantity: { type: Number, required: true, min: 1 } },
        { _id: false, id: false },
      ),
    ],
    fee: { type: Number, required: true, min: 0 },
    refundId: { type: String, default: null },
  },
  { _id: false, id: false },
);
