import type { Logger } from 'pino';
import { forEachSettled } from '../../common/for-each-settled.ts';
import {
  type NewRefund,
  type PaymentProvider,
  PaymentRefundRefusedError,
} from '../../integrations/payment/payment-provider.ts';
import type {
  ChangeOrder,
  OrderReader,
  OrderRecord,
  OrderRefundFailureRecord,
  OrderRefundRecord,
} from '../order/index.ts';
import { decidePostponed, decideRefundFailed } from './part-refund-decisions.ts';
import { requestIdOf, unmadeParts } from './part-refund-rules.ts';

/** Maximum number of orders per run. */
const ORDERS_AT_ONCE = 50;

interface Deps {
  readonly changeOrder: ChangeOrder;
  readonly provider: PaymentProvider;
  readonly orderReader: OrderReader;
  /** Updates an order's refunds from the provider. */
  readonly sync: (intentId: string) => Promise<unknown>;
  readonly log: Logger;
}

const isDue = ({ nextTryAt }: OrderRefundRecord, now: Date) => nextTryAt !== null && nextTryAt <= now;

/**
 * Makes refunds of parts of card payments at the provider. The provider's list of refunds is read afterwards, so a refund is
 * recorded in one way, whether a response, a webhook or a later run reports it.
 */
export function createPartRefundService(deps: Deps) {
  const { changeOrder, provider, orderReader, sync, log } = deps;

  async function postpone({ _id }: OrderRecord, asked: OrderRefundRecord, failure: OrderRefundFailureRecord | null) {
    await changeOrder({ _id }, (order, now) => decidePostponed(order, asked, failure, now));
  }

  async function fail({ _id }: OrderRecord, asked: OrderRefundRecord, failure: OrderRefundFailureRecord) {
    await changeOrder({ _id }, (order) => decideRefundFailed(order, asked, failure));
  }

  /** The parts that are not refunded yet: after a partial failure, the next attempt makes the missing ones. */
  async function partsToMake({ amount, ...refund }: OrderRefundRecord, intentId: string): Promise<NewRefund[]> {
    const parts = refund.parts ?? [{ intentId, amount }];
    const reported = refund.parts ? await Promise.all(parts.map((part) => provider.findReversals(part.intentId))) : [];
    const unmade = unmadeParts(
      { amount, ...refund },
      reported.flatMap(({ refunds }) => refunds),
    );
    return parts.flatMap((part, index) => {
      const requestId = requestIdOf(refund, index);
      return unmade.has(index) ? { ...part, requestId, idempotencyKey: `refund-${requestId}` } : [];
    });
  }

  async function ask(order: OrderRecord, refund: OrderRefundRecord, intentId: string): Promise<void> {
    try {
      // The provider forgets an idempotency key after a day, but keeps the refund itself.
      if (refund.tries > 0) await sync(intentId);
      const current = await orderReader.byId(String(order._id));
      if (!current?.refunds?.some(({ id, status }) => id === refund.id && status === 'PENDING')) return;
      for (const part of await partsToMake(refund, intentId)) await provider.refundPart(part);
      await sync(intentId);
      await postpone(order, refund, null);
    } catch (error) {
      const at = new Date();
      if (error instanceof PaymentRefundRefusedError) {
        const { code, message } = error;
        log.warn({ order: order.number, refund: refund.id, code }, 'a refund was refused');
        // An earlier part may have been refunded, or a dispute may hold the money.
        await sync(intentId);
        return fail(order, refund, { code, message, at });
      }
      await postpone(order, refund, { code: 'NO_ANSWER', message: '', at });
      throw error;
    }
  }

  async function make(order: OrderRecord, refund: OrderRefundRecord): Promise<void> {
    const { intentId, status } = order.payment;
    // The card is being charged; the refund is made afterwards.
    if (status === 'CAPTURE_DUE') return postpone(order, refund, null);
    if (!intentId || status === 'FAILED' || status === 'VOID') {
      return fail(order, refund, { code: 'NOTHING_PAID', message: '', at: new Date() });
    }
    return ask(order, refund, intentId);
  }

  return {
    /** Safe to run in several processes at once: the provider makes one refund for each attempt. */
    async makeDue(now = new Date()): Promise<number> {
      const due = (await orderReader.dueForPartRefunds(now, ORDERS_AT_ONCE)).flatMap((order) =>
        (order.refunds ?? []).filter((refund) => isDue(refund, now)).map((refund) => ({ order, refund })),
      );
      await forEachSettled(due, ({ order, refund }) => make(order, refund));
      return due.length;
    },
  };
}

export type PartRefundService = ReturnType<typeof createPartRefundService>;
