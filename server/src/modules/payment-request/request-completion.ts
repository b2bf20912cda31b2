import { CURRENCY_BY_MARKET } from '@eunbit/schema/market';
import type { ClientSession, Connection } from 'mongoose';
import { inTransaction } from '../../common/transaction.ts';
import type { PaymentIntent } from '../../integrations/payment/payment-provider.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { paidThroughProvider, toMoneySource } from '../ledger/ledger-entries.ts';
import type { OrderPaymentRequests } from '../order/edit/order-payment-requests.ts';
import type { PaymentRequestHookRegistry } from '../order/payment-request-hooks.ts';
import type { ClosedRequestState } from '../order/payment-requests.record.ts';
import type { OrderPayments } from '../order/stores/order-payments.ts';
import { paymentAfterAgreement } from './request-rules.ts';
import { type Requested, requireRequest } from './requested.ts';

/** How a request ends with nothing done. */
export interface Closing {
  readonly state: ClosedRequestState;
  /** The member of staff; null for the shop and the buyer. */
  readonly by: string | null;
}

/** The payment cannot be what was asked for any more. */
export const REFUSED: Closing = { state: 'CANCELLED', by: null };

interface Deps {
  readonly connection: Connection;
  readonly orderPaymentRequests: OrderPaymentRequests;
  readonly orderPayments: OrderPayments;
  readonly hooks: PaymentRequestHookRegistry;
  readonly audit: AuditService;
}

/** What ends a request, each in one transaction with all that follows from it. */
export function createRequestCompletion({ connection, orderPaymentRequests, orderPayments, hooks, audit }: Deps) {
  /** Closes a request in its transaction, and gives back what was held. False if it is not open any more. */
  async function close(
    session: ClientSession,
    { order, request }: Requested,
    { state, by }: Closing,
  ): Promise<boolean> {
    const closed = await orderPaymentRequests.close(session, order, request.id, state);
    if (!closed) return false;
    await hooks.current.onClosed(session, order, request);
    if (by !== null) {
      const action = 'ORDER_PAYMENT_REQUEST_CANCELLED';
      await audit.record(session, { by, action, subject: 'ORDER', subjectId: order.number });
    }
    return true;
  }

  /**
   * Does what was paid for, with the money: all of it, or the request is closed. What is judged is read in the transaction, so
   * of several completions at once one finds the request open.
   */
  async function complete({ order: { _id }, request: { id } }: Requested, intent: PaymentIntent): Promise<boolean> {
    return inTransaction(connection, async (session) => {
      const { order, request } = requireRequest(await orderPaymentRequests.inSession(session, _id), id);
      if (request.state !== 'OPEN') return true;
      // It applies in a few seconds, or is undone; both decide whether the order is still what was paid for.
      if (order.pendingChange) return false;
      const asAsked = intent.received === request.amount && intent.currency === CURRENCY_BY_MARKET[order.market];
      const changed = asAsked ? await hooks.current.onPaid(session, order, request) : null;
      if (!changed) return close(session, { order, request }, REFUSED);
      const now = new Date();
      const paid = await orderPaymentRequests.pay(session, changed, id, now);
      const laterIntents = [
        ...(order.payment.laterIntents ?? []),
        { intentId: intent.id, amount: intent.received, at: now },
      ];
      const movements = paidThroughProvider(toMoneySource(order), intent, now);
      const { state } = order.payment;
      const saved = paid && (await orderPayments.change(paid, { state }, { laterIntents }, session, movements));
      if (!saved) throw new Error(`the payment of ${order.number} changed within a transaction`);
      return true;
    });
  }

  /**
   * Makes the edit that the customer agrees to, and has its deposit awaited. As with a payment, everything is read in the
   * transaction: a deposit that came meanwhile counts. False if something else has to be done first.
   */
  async function agree({ order: { _id }, request: { id } }: Requested): Promise<boolean> {
    return inTransaction(connection, async (session) => {
      const { order, request } = requireRequest(await orderPaymentRequests.inSession(session, _id), id);
      if (request.state !== 'OPEN') return true;
      if (order.pendingChange) return false;
      const changed = await hooks.current.onPaid(session, order, request);
      if (!changed) return close(session, { order, request }, REFUSED);
      const now = new Date();
      const agreed = await orderPaymentRequests.accept(session, changed, id, now);
      const { state } = order.payment;
      const saved =
        agreed && (await orderPayments.change(agreed, { state }, paymentAfterAgreement(agreed, now), session));
      if (!saved) throw new Error(`the payment of ${order.number} changed within a transaction`);
      return true;
    });
  }

  return {
    complete,
    agree,
    close: (requested: Requested, closing: Closing): Promise<boolean> =>
      inTransaction(connection, (session) => close(session, requested, closing)),
  };
}

export type RequestCompletion = ReturnType<typeof createRequestCompletion>;
