import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { forEachSettled } from '../../common/for-each-settled.ts';
import { inTransaction } from '../../common/transaction.ts';
import {
  type NewRefund,
  type PaymentProvider,
  PaymentRefundRefusedError,
} from '../../integrations/payment/payment-provider.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { OrderRefundFailureRecord, OrderRefundRecord } from '../order/refunds.record.ts';
import type { OrderPayments } from '../order/stores/order-payments.ts';
import type { OrderRefunds } from '../order/stores/order-refunds.ts';
import { nextTry } from './card-authorisation-rules.ts';
import type { ReversalEmailQueue } from './emails/reversal-email-queue.ts';
import { requestIdOf, unmadeParts } from './part-refund-rules.ts';

/** Orders per run. */
const ORDERS_AT_ONCE = 50;

interface Deps {
  readonly connection: Connection;
  readonly provider: PaymentProvider;
  readonly orderPayments: OrderPayments;
  readonly orderRefunds: OrderRefunds;
  readonly reversalEmails: ReversalEmailQueue;
  /** Notes on an order what the provider says of its refunds. */
  readonly look: (intentId: string) => Promise<unknown>;
  readonly log: Logger;
}

const isDue = ({ nextTryAt }: OrderRefundRecord, now: Date) => nextTryAt !== null && nextTryAt <= now;

/**
 * Makes refunds of parts of card payments at the provider. The provider is asked afterwards what it has made, so that a
 * refund is noted in one way, whether its answer, a webhook or a later run tells of it.
 */
export function createPartRefundService(deps: Deps) {
  const { connection, provider, orderPayments, orderRefunds, reversalEmails, look, log } = deps;

  /** Writes nothing if the refund is no longer due: then what became of it is noted already. */
  async function postpone(
    { _id }: OrderRecord,
    { id, attempt }: OrderRefundRecord,
    failure: OrderRefundFailureRecord | null,
    isFinal: boolean,
  ): Promise<void> {
    for (;;) {
      const order = await orderPayments.byId(_id);
      const refund = order?.refunds?.find((one) => one.id === id);
      if (!order?.refunds || refund?.state !== 'DUE' || refund.attempt !== attempt) return;
      const tries = refund.tries + 1;
      const changed: OrderRefundRecord = isFinal
        ? { ...refund, state: 'FAILED', failure, tries, nextTryAt: null }
        : { ...refund, failure, tries, nextTryAt: nextTry(refund.tries, new Date()) };
      const refunds = order.refunds.map((one) => (one === refund ? changed : one));
      const saved = await inTransaction(connection, async (session) => {
        const written = await orderRefunds.write(order, refunds, session);
        if (written && isFinal) reversalEmails.refundFailed(session, written, id);
        return written;
      });
      if (saved) return;
    }
  }

  /** Those of its parts that are not made yet: an attempt after one that failed half makes the other half. */
  async function partsToMake({ amount, ...refund }: OrderRefundRecord, intentId: string): Promise<NewRefund[]> {
    const parts = refund.parts ?? [{ intentId, amount }];
    const told = refund.parts ? await Promise.all(parts.map((part) => provider.findReversals(part.intentId))) : [];
    const unmade = unmadeParts(
      { amount, ...refund },
      told.flatMap(({ refunds }) => refunds),
    );
    return parts.flatMap((part, index) => {
      const requestId = requestIdOf(refund, index);
      return unmade.has(index) ? { ...part, requestId, idempotencyKey: `refund-${requestId}` } : [];
    });
  }

  async function ask(order: OrderRecord, refund: OrderRefundRecord, intentId: string): Promise<void> {
    try {
      // The provider forgets a key after a day, and knows the refund itself for good.
      if (refund.tries > 0) await look(intentId);
      const current = await orderPayments.byId(order._id);
      if (!current?.refunds?.some(({ id, state }) => id === refund.id && state === 'DUE')) return;
      for (const part of await partsToMake(refund, intentId)) await provider.refundPart(part);
      await look(intentId);
      await postpone(order, refund, null, false);
    } catch (error) {
      const at = new Date();
      if (error instanceof PaymentRefundRefusedError) {
        const { code, message } = error;
        log.warn({ order: order.number, refund: refund.id, code }, 'a refund was refused');
        // A part before it may have been made, or a dispute may hold the money.
        await look(intentId);
        return postpone(order, refund, { code, message, at }, true);
      }
      await postpone(order, refund, { code: 'NO_ANSWER', message: '', at }, false);
      throw error;
    }
  }

  async function make(order: OrderRecord, refund: OrderRefundRecord): Promise<void> {
    const { intentId, state } = order.payment;
    // The card is being charged; the refund is made once it is.
    if (state === 'CAPTURE_DUE') return postpone(order, refund, null, false);
    if (!intentId || state === 'LAPSED' || state === 'VOID') {
      return postpone(order, refund, { code: 'NOTHING_PAID', message: '', at: new Date() }, true);
    }
    return ask(order, refund, intentId);
  }

  return {
    /** Safe to run in several processes at once: the provider makes one refund for each attempt. */
    async makeDue(now = new Date()): Promise<number> {
      const due = (await orderRefunds.due(now, ORDERS_AT_ONCE)).flatMap((order) =>
        (order.refunds ?? []).filter((refund) => isDue(refund, now)).map((refund) => ({ order, refund })),
      );
      await forEachSettled(due, ({ order, refund }) => make(order, refund));
      return due.length;
    },
  };
}

export type PartRefundService = ReturnType<typeof createPartRefundService>;
