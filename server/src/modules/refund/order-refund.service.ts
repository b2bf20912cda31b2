import { randomUUID } from 'node:crypto';
import type { RefundChoice } from '@eunbit/schema/validation-refund';
import type { Result } from '../../common/refusal.ts';
import {
  type ChangeOrder,
  getRefundable,
  ORDER_NOT_FOUND,
  type OrderError,
  type OrderReader,
  type OrderRecord,
  type OrderRefundRecord,
  type OrderReturns,
  type Refundable,
  type ReturnOfOrder,
} from '../order/index.ts';
import { decideRefundCancelled, decideRefundRetried, decideRefundSent, type RefundStep } from './refund-decisions.ts';
import { decideRefund, type RefundInput, type RefundRequest, toRefund } from './refund-request-decision.ts';
import { checkRefund } from './refund-rules.ts';
import { type OpenLine, openLines, openShipping } from './refund-shares.ts';
import { findUnshipped } from './unshipped-units.ts';

type Requested = Result<{ readonly order: OrderRecord; readonly refund: OrderRefundRecord }, OrderError['code']>;

/** The refundable parts of an order, and the amounts of a choice. */
export interface RefundPlan {
  readonly order: OrderRecord;
  readonly returns: readonly ReturnOfOrder[];
  readonly refundable: Refundable | null;
  readonly lines: readonly OpenLine[];
  readonly shipping: ReturnType<typeof openShipping>;
}

interface Deps {
  readonly changeOrder: ChangeOrder;
  readonly orderReader: OrderReader;
  readonly orderReturns: OrderReturns;
}

/** Partial refunds of orders: staff request them, and handle those that the provider does not make. */
export function createOrderRefundService({ changeOrder, orderReader, orderReturns }: Deps) {
  return {
    /** Null if the number is unknown. */
    async plan(number: string): Promise<RefundPlan | null> {
      const order = await orderReader.byNumber(number);
      if (!order) return null;
      const returns = await orderReturns.of(order);
      const [refundable, lines] = [getRefundable(order), openLines(order, returns)];
      return { order, returns, refundable, lines, shipping: openShipping(order) };
    },

    /** The amounts of a choice. */
    check: ({ order, returns }: RefundPlan, choice: RefundChoice) => checkRefund(order, choice, returns),

    /** The number of chosen units that are not shipped yet: staff have to choose whether they ship. */
    countUnshipped: (order: OrderRecord, { lines }: RefundChoice): number =>
      findUnshipped(order, lines).reduce((sum, { quantity }) => sum + quantity, 0),

    /** The order as the refund email would show it; nothing is stored. */
    async preview(number: string, input: RefundInput): Promise<Requested> {
      const order = await orderReader.byNumber(number);
      if (!order) return ORDER_NOT_FOUND;
      const now = new Date();
      const returns = await orderReturns.of(order);
      const found = toRefund(order, returns, input, { id: randomUUID(), by: null, now });
      if ('refused' in found) return found;
      const refund = { ...found.value, status: 'SUCCEEDED' as const, madeAt: now };
      return { value: { order: { ...order, refunds: [...(order.refunds ?? []), refund] }, refund } };
    },

    /**
     * Concurrent refunds are checked one after the other, each against what is left; `conflict` if that differs from what the
     * caller was shown.
     */
    async request(number: string, request: RefundRequest): Promise<Requested | { readonly conflict: OrderRecord }> {
      const id = randomUUID();
      const changed = await changeOrder(number, async (order, now) =>
        decideRefund(order, await orderReturns.of(order), request, { id, now }),
      );
      if (!changed) return ORDER_NOT_FOUND;
      if (!('order' in changed)) return changed;
      const { order } = changed;
      const refund = order.refunds?.find((one) => one.id === id);
      if (!refund) throw new Error(`the refund ${id} was not saved with the order ${order.number}`);
      return { value: { order, refund } };
    },

    /** Records, once, that staff sent the money by hand. */
    recordSent: (number: string, step: RefundStep) =>
      changeOrder(number, (order, now) => decideRefundSent(order, step, now)),

    /** Cancels a refund for which no money has moved. */
    cancel: (number: string, step: RefundStep) => changeOrder(number, (order) => decideRefundCancelled(order, step)),

    /** Retries a failed refund at the provider; refused if the amount is no longer left. */
    retry: (number: string, step: RefundStep) =>
      changeOrder(number, (order, now) => decideRefundRetried(order, step, now)),
  };
}

export type OrderRefundService = ReturnType<typeof createOrderRefundService>;
