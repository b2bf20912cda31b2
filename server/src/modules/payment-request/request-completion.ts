import type { ClientSession, Connection } from 'mongoose';
import { inTransaction } from '../../common/transaction.ts';
import type { PaymentIntent } from '../../integrations/payment/payment-provider.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { LedgerRecord } from '../ledger/ledger.record.ts';
import { paidThroughProvider, toMoneySource } from '../ledger/ledger-entries.ts';
import type { FinishedRequest, OrderPaymentRequests } from '../order/edit/order-payment-requests.ts';
import type { PaymentRequestHookRegistry } from '../order/payment-request-hooks.ts';
import type { ClosedRequestState } from '../order/payment-requests.record.ts';
import type { OrderPayments, PaymentChange } from '../order/stores/order-payments.ts';
import { isAsAsked, paymentAfterAgreement, paymentAfterAuthorisation } from './request-rules.ts';
import { type Requested, requireRequest } from './requested.ts';

/** How a request ends with nothing done. */
export interface Closing {
  readonly state: ClosedRequestState;
  /** The member of staff; null for the shop and the buyer. */
  readonly by: string | null;
}

/** The payment cannot be what was asked for any more. */
export const REFUSED: Closing = { state: 'CANCELLED', by: null };

/** What ends a request whose edit is made. */
interface Ending {
  readonly ending: FinishedRequest;
  readonly change: PaymentChange;
  readonly movements?: readonly LedgerRecord[];
}

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
   * Makes the edit of a request with what it changes of the payment: all of it, or the request is closed. Everything is read in
   * the transaction, so of several completions at once one finds the request open, and a deposit that came meanwhile counts.
   * False if something else has to be done first.
   */
  async function finish(
    { order: { _id }, request: { id } }: Requested,
    isAsAsked: (requested: Requested) => boolean,
    toEnding: (edited: Requested, now: Date) => Ending,
  ): Promise<boolean> {
    return inTransaction(connection, async (session) => {
      const { order, request } = requireRequest(await orderPaymentRequests.inSession(session, _id), id);
      if (request.state !== 'OPEN') return true;
      // It applies in a few seconds, or is undone; both decide whether the order is still what was paid for.
      if (order.pendingChange) return false;
      const edited = isAsAsked({ order, request }) ? await hooks.current.onPaid(session, order, request) : null;
      if (!edited) return close(session, { order, request }, REFUSED);
      const { ending, change, movements } = toEnding({ order: edited, request }, new Date());
      const ended = await orderPaymentRequests.finish(session, edited, id, ending);
      const { state } = order.payment;
      const saved = ended && (await orderPayments.change(ended, { state }, change, session, movements));
      if (!saved) throw new Error(`the payment of ${order.number} changed within a transaction`);
      return true;
    });
  }

  return {
    /** Does what was paid for, or authorised. False if something else has to be done first. */
    complete(requested: Requested, intent: PaymentIntent): Promise<boolean> {
      return finish(
        requested,
        ({ order, request }) => isAsAsked(order, request, intent),
        ({ order, request }, now) => {
          if (request.kind === 'AUTHORISATION') {
            const ending = { state: 'AUTHORISED', closedAt: now, checkAt: now } as const;
            return { ending, change: paymentAfterAuthorisation(order, intent, now) };
          }
          const later = { intentId: intent.id, amount: intent.received, at: now };
          return {
            ending: { state: 'PAID', paidAt: now, checkAt: null },
            change: { laterIntents: [...(order.payment.laterIntents ?? []), later] },
            movements: paidThroughProvider(toMoneySource(order), intent, now),
          };
        },
      );
    },

    /** Has the deposit of an edit awaited that the customer agrees to. False if something else has to be done first. */
    agree(requested: Requested): Promise<boolean> {
      return finish(
        requested,
        () => true,
        ({ order }, now) => ({
          ending: { state: 'ACCEPTED', closedAt: now, checkAt: null },
          change: paymentAfterAgreement(order, now),
        }),
      );
    },

    close: (requested: Requested, closing: Closing): Promise<boolean> =>
      inTransaction(connection, (session) => close(session, requested, closing)),
  };
}

export type RequestCompletion = ReturnType<typeof createRequestCompletion>;
