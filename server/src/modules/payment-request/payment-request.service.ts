import { randomUUID } from 'node:crypto';
import { CURRENCY_BY_MARKET } from '@eunbit/schema/market';
import type { ClientSession, Connection } from 'mongoose';
import { dedupeInFlight } from '../../common/dedupe-in-flight.ts';
import { forEachSettled } from '../../common/for-each-settled.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { PaymentIntent, PaymentProvider } from '../../integrations/payment/payment-provider.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { paidThroughProvider, toMoneySource } from '../ledger/ledger-entries.ts';
import type { OrderPaymentRequests } from '../order/edit/order-payment-requests.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { OrderTokens } from '../order/order-tokens.ts';
import type { PaymentRequestHookRegistry } from '../order/payment-request-hooks.ts';
import {
  findPaymentRequest,
  type PaymentRequestRecord,
  type ProposedEditRecord,
} from '../order/payment-requests.record.ts';
import type { OrderPayments } from '../order/stores/order-payments.ts';
import type { OrderReader } from '../order/stores/order-reader.ts';
import type { PaymentService } from '../payment/payment.service.ts';
import { isAgreedByWord, isOver, nextCheck, paymentAfterAgreement } from './request-rules.ts';

/** Requests per run of the job. */
const AT_ONCE = 100;
/** Maximum repeated emails per order and hour, to protect mailboxes from being flooded. */
const LIMIT = { tries: 5, windowSeconds: 3600 };

/** A request with its order, as they are now. */
export interface Requested {
  readonly order: OrderRecord;
  readonly request: PaymentRequestRecord;
}

/** What has become of a request: its state says whether it is paid, agreed to, closed or open. */
export interface SettledRequest extends Requested {
  /** Whether the provider is still busy with the payment, or something else of the order has to be done first. */
  readonly isProcessing: boolean;
  /** Why the provider refused the last card; null if none was refused. */
  readonly declined: string | null;
}

export type StartedRequest =
  | ({ readonly outcome: 'started'; readonly clientSecret: string } & Requested)
  | ({ readonly outcome: 'settled' } & SettledRequest);

/** How a request ends with nothing done. */
interface Closing {
  readonly state: 'CANCELLED' | 'EXPIRED';
  /** The member of staff; null for the shop. */
  readonly by: string | null;
}

/** The payment cannot be what was asked for any more. */
const REFUSED: Closing = { state: 'CANCELLED', by: null };

export interface NewPaymentRequest {
  /** Minor units. */
  readonly amount: number;
  readonly by: string;
  readonly expiresAt: Date;
}

interface Deps {
  readonly connection: Connection;
  readonly provider: PaymentProvider;
  readonly payment: PaymentService;
  readonly orderPaymentRequests: OrderPaymentRequests;
  readonly orderPayments: OrderPayments;
  readonly orderReader: OrderReader;
  readonly hooks: PaymentRequestHookRegistry;
  readonly tokens: OrderTokens;
  readonly limiter: RateLimiter;
  readonly audit: AuditService;
}

function found(order: OrderRecord | null, id: string): Requested | null {
  const request = order && findPaymentRequest(order, id);
  return order && request && { order, request };
}

/** As the caller must find it: requests are never removed from an order. */
function requireRequest(order: OrderRecord | null, id: string): Requested {
  const requested = found(order, id);
  if (!requested) throw new Error(`the payment request ${id} is gone`);
  return requested;
}

/**
 * Further payments of orders (ORDER-35 to ORDER-38). A request is completed once, whoever tells of its payment first;
 * one that was paid when it could not be any more is paid back by itself.
 */
export function createPaymentRequestService(deps: Deps) {
  const { connection, provider, payment, orderPaymentRequests, orderPayments, orderReader, hooks, tokens } = deps;
  const { limiter, audit } = deps;

  const record = (
    session: ClientSession,
    { number }: OrderRecord,
    by: string,
    action: 'ORDER_PAYMENT_REQUEST_CANCELLED' | 'ORDER_PAYMENT_REQUEST_RESENT',
  ) => audit.record(session, { by, action, subject: 'ORDER', subjectId: number });

  const read = async ({ order, request }: Requested): Promise<Requested> =>
    requireRequest(await orderPayments.byId(order._id), request.id);

  /** Closes a request in its transaction, and gives back what was held. False if it is not open any more. */
  async function close(
    session: ClientSession,
    { order, request }: Requested,
    { state, by }: Closing,
  ): Promise<boolean> {
    const closed = await orderPaymentRequests.close(session, order, request.id, state);
    if (!closed) return false;
    await hooks.current.onClosed(session, order, request);
    if (by !== null) await record(session, order, by, 'ORDER_PAYMENT_REQUEST_CANCELLED');
    return true;
  }

  async function closeNow(requested: Requested, closing: Closing): Promise<Requested> {
    await inTransaction(connection, (session) => close(session, requested, closing));
    return read(requested);
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

  /** Ends the payment of a closed request, or pays it back. False if the provider is still busy with it. */
  async function withdraw({ order, request }: Requested): Promise<boolean> {
    if (request.intentId !== null) {
      const intent = await provider.cancelIntent(request.intentId);
      if (intent.status === 'SUCCEEDED') await payment.settleIntent(intent.id);
      else if (intent.status !== 'CANCELLED') return false;
    }
    await orderPaymentRequests.lookAgain(order, request, null);
    return true;
  }

  /** Ends the payment, if there is one, so that it cannot succeed any more; null if the provider is busy with it. */
  async function end(requested: Requested, closing: Closing): Promise<Requested | null> {
    const { intentId } = requested.request;
    const intent = intentId === null ? null : await provider.cancelIntent(intentId);
    if (intent?.status === 'SUCCEEDED') {
      const isDone = await complete(requested, await provider.findIntent(intent.id));
      return isDone ? withdrawn(await read(requested)) : null;
    }
    if (intent && intent.status !== 'CANCELLED') return null;
    return withdrawn(await closeNow(requested, closing));
  }

  /** Of a closed request the payment is ended, or paid back. */
  async function withdrawn(requested: Requested): Promise<Requested> {
    const { state, checkAt } = requested.request;
    const isClosed = state === 'CANCELLED' || state === 'EXPIRED';
    if (isClosed && checkAt !== null && (await withdraw(requested))) return read(requested);
    return requested;
  }

  const settled = (requested: Requested, isProcessing = false, declined: string | null = null): SettledRequest => ({
    ...requested,
    isProcessing,
    declined,
  });

  async function settleOnce(requested: Requested): Promise<SettledRequest> {
    const { request } = requested;
    if (request.state !== 'OPEN') return settled(await withdrawn(requested));
    if (isOver(request, new Date())) {
      const ended = await end(requested, { state: 'EXPIRED', by: null });
      return ended ? settled(ended) : settled(requested, true);
    }
    if (request.intentId === null) return settled(requested);
    const intent = await provider.findIntent(request.intentId);
    if (intent.status === 'SUCCEEDED') {
      const isDone = await complete(requested, intent);
      return isDone ? settled(await withdrawn(await read(requested))) : settled(requested, true);
    }
    // Somebody has ended it at the provider.
    if (intent.status === 'CANCELLED') return settled(await withdrawn(await closeNow(requested, REFUSED)));
    return settled(requested, intent.status === 'PROCESSING', intent.failure?.message ?? null);
  }

  /** The browser's return and the webhook often come at once: within a process the later one awaits the earlier. */
  const settling = dedupeInFlight<SettledRequest>();
  const settle = (requested: Requested) => settling(requested.request.id, () => settleOnce(requested));

  async function find(token: string): Promise<Requested | null> {
    const link = tokens.readPayment(token);
    return link && found(await orderReader.byId(link.orderId), link.requestId);
  }

  async function intentOf({ order, request }: Requested): Promise<PaymentIntent> {
    if (request.intentId !== null) return provider.findIntent(request.intentId);
    return provider.createIntent({
      amount: request.amount,
      currency: CURRENCY_BY_MARKET[order.market],
      checkoutId: String(order.checkoutId),
      receiptEmail: order.email,
      isCapturedLater: false,
      idempotencyKey: `order-payment-${request.id}`,
    });
  }

  async function ofStaff(number: string, id: string): Promise<Requested | null> {
    return found(await orderReader.byNumber(number), id);
  }

  return {
    /**
     * Asks the customer for a further payment, in the transaction of the caller, and sends them the link. Null, with nothing
     * written, if the order has changed since it was read or a request is open.
     */
    async open(
      session: ClientSession,
      order: OrderRecord,
      { amount, by, expiresAt }: NewPaymentRequest,
      proposedEdit: ProposedEditRecord,
    ): Promise<OrderRecord | null> {
      const request: PaymentRequestRecord = {
        id: randomUUID(),
        editId: proposedEdit.edit.id,
        amount,
        state: 'OPEN',
        at: proposedEdit.edit.at,
        by,
        expiresAt,
        intentId: null,
        checkAt: expiresAt,
        paidAt: null,
        closedAt: null,
      };
      const saved = await orderPaymentRequests.open(session, order, request, proposedEdit);
      if (saved) hooks.current.onAsked(session, saved, request, 'first');
      return saved;
    },

    /** Null for a link that is wrong. */
    find,

    /** Starts the payment, or continues it; null for a link that is wrong. */
    async start(token: string): Promise<StartedRequest | 'nothingToPay' | null> {
      const requested = await find(token);
      if (!requested) return null;
      if (isAgreedByWord(requested.order)) return 'nothingToPay';
      const before = await settle(requested);
      if (before.request.state !== 'OPEN' || before.isProcessing) return { outcome: 'settled', ...before };
      const intent = await intentOf(before);
      const checkAt = nextCheck({ ...before.request, intentId: intent.id }, new Date());
      const started = await orderPaymentRequests.start(before.order, before.request.id, intent.id, checkAt);
      // It was closed meanwhile: the payment that was made for it is ended.
      if (!started) {
        await provider.cancelIntent(intent.id);
        return { outcome: 'settled', ...settled(await read(before)) };
      }
      const { clientSecret } = intent;
      return { outcome: 'started', clientSecret, ...requireRequest(started, before.request.id) };
    },

    /** Agrees to an edit whose deposit is then awaited, once; null for a link that is wrong. */
    async accept(token: string): Promise<SettledRequest | 'paymentNeeded' | null> {
      const requested = await find(token);
      if (!requested) return null;
      if (!isAgreedByWord(requested.order)) return 'paymentNeeded';
      const before = await settle(requested);
      if (before.request.state !== 'OPEN' || before.isProcessing) return before;
      const isDone = await agree(before);
      return settled(await read(before), !isDone);
    },

    /** What has become of the payment; safe to call any number of times. Null for a link that is wrong. */
    async check(token: string): Promise<SettledRequest | null> {
      const requested = await find(token);
      return requested && settle(requested);
    },

    /** Handles a provider event about an intent. False for those that no request has. */
    async settleIntent(intentId: string): Promise<boolean> {
      const order = await orderPaymentRequests.byIntent(intentId);
      const request = order?.paymentRequests?.find((one) => one.intentId === intentId);
      if (!order || !request) return false;
      await settle({ order, request });
      return true;
    },

    /** Takes a request back. One that was paid meanwhile is completed instead. Null for one that does not exist. */
    async cancel(number: string, id: string, by: string): Promise<SettledRequest | null> {
      const requested = await ofStaff(number, id);
      if (!requested) return null;
      if (requested.request.state !== 'OPEN') return settled(requested);
      const ended = await end(requested, { state: 'CANCELLED', by });
      return ended ? settled(ended) : settled(requested, true);
    },

    /** Sends the link again, and returns where to; or why not. */
    async resend(
      number: string,
      id: string,
      by: string,
    ): Promise<{ email: string } | 'notFound' | 'closed' | 'tooMany'> {
      const requested = await ofStaff(number, id);
      if (!requested) return 'notFound';
      const { order, request } = requested;
      if (request.state !== 'OPEN') return 'closed';
      if (!(await limiter.attempt({ [`payment-request:${order.number}`]: LIMIT }))) return 'tooMany';
      await inTransaction(connection, async (session) => {
        hooks.current.onAsked(session, order, request, randomUUID());
        await record(session, order, by, 'ORDER_PAYMENT_REQUEST_RESENT');
      });
      return { email: order.email };
    },

    /**
     * Completes requests whose webhook was lost, expires those whose time is over, and ends or pays back the payments of closed
     * ones. Returns how many were looked at.
     */
    async settleDue(now = new Date()): Promise<number> {
      const orders = await orderPaymentRequests.due(now, AT_ONCE);
      const due = orders.flatMap((order) =>
        (order.paymentRequests ?? [])
          .filter(({ checkAt }) => checkAt !== null && checkAt <= now)
          .map((request) => ({ order, request })),
      );
      await forEachSettled(due, async (requested) => {
        const after = await settle(requested);
        const { state, checkAt } = after.request;
        if (checkAt === null || checkAt > now || state === 'PAID') return;
        await orderPaymentRequests.lookAgain(after.order, after.request, nextCheck(after.request, now));
      });
      return due.length;
    },
  };
}

export type PaymentRequestService = ReturnType<typeof createPaymentRequestService>;
